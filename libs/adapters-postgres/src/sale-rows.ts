import type { Dispute, Sale } from '@boligstyling/domain';
import { time } from './time.js';

/** A sale's columns in the domain's words. */
export const SALE_COLUMNS = `
  s.id, s.assignment_id as "assignmentId", s.partner_id as "partnerId", s.amount_ore as "amountOre",
  s.payment_status as "paymentStatus", s.created_at as "createdAt", s.settled_at as "settledAt",
  s.service, s.municipality, s.reference, s.invoice_id as "invoiceId",
  s.credit_note_id as "creditNoteId", s.dispute, s.to_pay_back_since as "toPayBackSince"`;

/** A row of {@link SALE_COLUMNS}. */
export type SaleRow = Omit<Sale, 'dispute'> & { dispute: StoredDispute | null };

type StoredDispute = Omit<Dispute, 'at' | 'decidedAt'> & { at: string; decidedAt: string | null };

/** A sale as it was read by {@link SALE_COLUMNS}. */
export function toSale({ dispute, ...row }: SaleRow): Sale {
  return { ...row, dispute: dispute && toDispute(dispute) };
}

function toDispute({ at, decidedAt, ...dispute }: StoredDispute): Dispute {
  return { ...dispute, at: new Date(at), decidedAt: time(decidedAt) };
}
