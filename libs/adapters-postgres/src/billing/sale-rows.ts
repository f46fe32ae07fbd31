import type { Dispute, DisputeState, Sale, Waiver } from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import {
  columnsOf,
  type Fields,
  fieldsOf,
  fromJson,
  jsonOf,
  type RowInJson,
} from '../core/row-fields.js';
import { time } from '../core/statements.js';
import { SaleSchema } from '../tables/invoice-schema.js';

export const SALE_FIELDS: Fields<keyof Sale> = fieldsOf(SaleSchema);

export const SALE_COLUMNS = columnsOf(Object.keys(SALE_FIELDS), 's');

/** Literal conditions, so that the partial index of disputed sales applies. */
export const DISPUTED: Record<DisputeState, string> = {
  open: `s.dispute is not null and s.dispute ->> 'decision' is null`,
  decided: `s.dispute is not null and s.dispute ->> 'decision' is not null`,
};

/** SQL of the domain's `saleDueSince`. */
export const SALE_DUE_SINCE = 'coalesce(s.due_again_at, s.created_at)';

const OF_ASSIGNMENTS = `select ${SALE_COLUMNS} from sale s where s.assignment_id = any($1::uuid[])`;

export type SaleRow = Omit<Sale, 'dispute' | 'waivers'> & {
  dispute: StoredDispute | null;
  waivers: readonly StoredWaiver[];
};

type StoredDispute = Omit<Dispute, 'at' | 'decidedAt'> & { at: string; decidedAt: string | null };

type StoredWaiver = RowInJson<Omit<Waiver, 'was'>> & { was: RowInJson<Waiver['was']> };

export function toSale({ dispute, waivers, ...row }: SaleRow): Sale {
  return { ...row, dispute: dispute && toDispute(dispute), waivers: waivers.map(toWaiver) };
}

export const SALE_WITHIN = `(
  select ${jsonOf(SALE_FIELDS, 's')} from sale s where s.assignment_id = a.id limit 1)`;

export type StoredSale = RowInJson<SaleRow>;

const read = fromJson<SaleRow>(SALE_FIELDS);

export const toSaleWithin = (stored: StoredSale): Sale => toSale(read(stored));

export async function salesOf(
  client: PoolClient,
  assignmentIds: readonly (string | null)[],
): Promise<Map<string | null, Sale>> {
  const { rows } = await client.query<SaleRow>(OF_ASSIGNMENTS, [assignmentIds]);
  return new Map(rows.map(toSale).map((sale) => [sale.assignmentId, sale]));
}

function toDispute({ at, decidedAt, ...dispute }: StoredDispute): Dispute {
  return { ...dispute, at: new Date(at), decidedAt: time(decidedAt) };
}

function toWaiver({ at, was, undoneAt, ...waiver }: StoredWaiver): Waiver {
  const { settledAt, toPayBackSince } = was;
  const standing = { settledAt: time(settledAt), toPayBackSince: time(toPayBackSince) };
  return { ...waiver, at: new Date(at), was: { ...was, ...standing }, undoneAt: time(undoneAt) };
}
