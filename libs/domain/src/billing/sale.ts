import type { Assignment } from '../assignments/assignment.js';
import type { Dispute } from './dispute.js';
import { referenceOf } from '../assignments/erasure-notification.js';
import { wantedOf } from '../leads/lead-offer.js';
import type { Lead } from '../leads/lead.js';

/**
 * Money that a partner owes for one assignment.
 *
 * - pending → paid, when the administrator has the money, or its invoice is paid
 * - paid → pending, when that was a mistake
 * - pending → credited, when the assignment was undone or withdrawn, or by the administrator
 * - paid → credited, the same when its invoice is paid; by the administrator, when the money went
 *   back
 * - credited → its earlier status, when a merge by hand is reversed, unless a credit note exists
 * - credited → its earlier status, or pending after a credit note, when its {@link Waiver} is
 *   undone
 */
export const PAYMENT_STATUSES = ['pending', 'paid', 'credited'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Outlives its lead, and then holds nothing of the owner. */
export interface Sale {
  id: string;
  assignmentId: string | null;
  partnerId: string;
  /** In whole øre, at the price when the partner was asked. */
  amountOre: number;
  /**
   * MVA rate at the yes, in hundredths of a percent, because MVA follows the time of delivery.
   * Null: none.
   */
  vatRate: number | null;
  paymentStatus: PaymentStatus;
  createdAt: Date;
  settledAt: Date | null;
  service: string | null;
  municipality: string | null;
  reference: string | null;
  invoiceId: string | null;
  creditNoteId: string | null;
  /** An open dispute keeps the sale off invoices. */
  dispute: Dispute | null;
  /**
   * Since when a sale paid without an invoice is waived and the money is to go back; null: nothing
   * to return.
   */
  toPayBackSince: Date | null;
  /** Since when it is due again after a reversed merge or an undone waiver; null: never. */
  dueAgainAt: Date | null;
  waivers: readonly Waiver[];
}

/**
 * The sale that a yes creates, at the price of the question; none at price 0.
 *
 * @param vatRate MVA rate at that moment
 */
export function saleOf(
  { id: assignmentId, partnerId, priceOre, partnerGroup }: Assignment,
  lead: Lead,
  id: string,
  at: Date,
  vatRate: number | null,
): Sale | undefined {
  if (priceOre === 0) return undefined;
  return {
    id,
    assignmentId,
    partnerId,
    amountOre: priceOre,
    vatRate,
    paymentStatus: 'pending',
    createdAt: at,
    settledAt: null,
    service: wantedOf(partnerGroup, lead),
    municipality: lead.municipality,
    reference: referenceOf(assignmentId),
    invoiceId: null,
    creditNoteId: null,
    dispute: null,
    toPayBackSince: null,
    dueAgainAt: null,
    waivers: [],
  };
}

/** Start of the 14 days for disputes: the yes, or the event that made the sale due again. */
export function saleDueSince({ createdAt, dueAgainAt }: Sale, answeredAt: Date | null): Date {
  const yes = answeredAt ?? createdAt;
  return dueAgainAt && dueAgainAt > yes ? dueAgainAt : yes;
}

/**
 * True where the sale counts from the acceptance once its lead is erased, because the assignment
 * with that date goes.
 */
export function isDatedByYes({
  answeredAt,
  state,
}: Pick<Assignment, 'answeredAt' | 'state'>): boolean {
  return answeredAt !== null && (state === 'accepted' || state === 'withdrawn');
}

/**
 * The partner has to pay or has paid: it accepted, and the sale was not waived by an early
 * withdrawal.
 */
export function isSaleDue(sale: Pick<Sale, 'paymentStatus' | 'toPayBackSince'> | null): boolean {
  return sale !== null && !isWaived(sale);
}

/**
 * Waived after a dispute. The lead was no real one, so the partner is not asked for its outcome,
 * though it still has the contact details.
 */
export function isDisputeGranted(
  sale: Pick<Sale, 'dispute' | 'paymentStatus' | 'toPayBackSince'> | null,
): boolean {
  return sale !== null && sale.dispute !== null && isWaived(sale);
}

/** Nothing is due, though paid money may still have to go back. */
export function isWaived({
  paymentStatus,
  toPayBackSince,
}: Pick<Sale, 'paymentStatus' | 'toPayBackSince'>): boolean {
  return paymentStatus === 'credited' || toPayBackSince !== null;
}

export const REASON_LIMIT = 500;

type Standing = Pick<Sale, 'paymentStatus' | 'settledAt' | 'toPayBackSince'>;

/**
 * The administrator waives a sale: credits it, or rules that its money goes back.
 *
 * - standing → undone, by the administrator with a reason
 * - standing → superseded, when the assignment fails too
 */
export interface Waiver {
  readonly at: Date;
  readonly was: Standing;
  /** Null while it stands, and once it is superseded. */
  readonly undoneAt: Date | null;
  /** Reason for undoing; null before that, and once the lead is erased. */
  readonly reason: string | null;
  readonly isSuperseded: boolean;
}

export const stands = ({ undoneAt, isSuperseded }: Waiver): boolean => !undoneAt && !isSuperseded;
