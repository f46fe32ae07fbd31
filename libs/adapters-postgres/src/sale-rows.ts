import type { DisputeState } from '@boligstyling/application';
import type { Dispute, Sale } from '@boligstyling/domain';
import type { Pool } from 'pg';
import { time } from './time.js';

/** A sale's columns in the domain's words. */
export const SALE_COLUMNS = `
  s.id, s.assignment_id as "assignmentId", s.partner_id as "partnerId", s.amount_ore as "amountOre",
  s.vat_rate as "vatRate",
  s.payment_status as "paymentStatus", s.created_at as "createdAt", s.settled_at as "settledAt",
  s.service, s.municipality, s.reference, s.invoice_id as "invoiceId",
  s.credit_note_id as "creditNoteId", s.dispute, s.to_pay_back_since as "toPayBackSince",
  s.owed_again_at as "owedAgainAt"`;

/** Said word for word, so that the index of those that are disputed serves it. */
export const DISPUTED: Record<DisputeState, string> = {
  open: `s.dispute is not null and s.dispute ->> 'decision' is null`,
  decided: `s.dispute is not null and s.dispute ->> 'decision' is not null`,
};

const OF_ASSIGNMENTS = `select ${SALE_COLUMNS} from sale s where s.assignment_id = any($1::uuid[])`;

/** A row of {@link SALE_COLUMNS}. */
export type SaleRow = Omit<Sale, 'dispute'> & { dispute: StoredDispute | null };

type StoredDispute = Omit<Dispute, 'at' | 'decidedAt'> & { at: string; decidedAt: string | null };

/** A sale as it was read by {@link SALE_COLUMNS}. */
export function toSale({ dispute, ...row }: SaleRow): Sale {
  return { ...row, dispute: dispute && toDispute(dispute) };
}

/** The sale of an assignment `a`, within a statement that reads the assignment; null: none. */
export const SALE_WITHIN = `(
  select to_json(sold) from (
    select ${SALE_COLUMNS} from sale s where s.assignment_id = a.id limit 1) sold)`;

/** A sale as {@link SALE_WITHIN} has it: JSON, whose times are texts. */
export type StoredSale = Omit<SaleRow, SaleTime> &
  Record<SaleTime, string | null> & { createdAt: string };

type SaleTime = 'createdAt' | 'settledAt' | 'toPayBackSince' | 'owedAgainAt';

/** A sale as it was read by {@link SALE_WITHIN}. */
export function toSaleWithin(stored: StoredSale): Sale {
  return toSale({
    ...stored,
    createdAt: new Date(stored.createdAt),
    settledAt: time(stored.settledAt),
    toPayBackSince: time(stored.toPayBackSince),
    owedAgainAt: time(stored.owedAgainAt),
  });
}

/** What assignments have cost, by their ids; null is of none. */
export async function salesOf(
  pool: Pool,
  assignmentIds: readonly (string | null)[],
): Promise<Map<string | null, Sale>> {
  const { rows } = await pool.query<SaleRow>(OF_ASSIGNMENTS, [assignmentIds]);
  return new Map(rows.map(toSale).map((sale) => [sale.assignmentId, sale]));
}

function toDispute({ at, decidedAt, ...dispute }: StoredDispute): Dispute {
  return { ...dispute, at: new Date(at), decidedAt: time(decidedAt) };
}
