import { DomainError } from '../core/domain-error.js';
import { balanceOf, type InvoiceAccount } from './invoice-account.js';
import type { Invoice } from './invoice.js';

/**
 * By hand as received or returned (`paid-back`), the undoing of either, the bank, a line placed by
 * hand (`placed`), or a bank payment taken off (`bank-undone`).
 */
export const PAYMENT_SOURCES = [
  'by-hand',
  'paid-back',
  'undone',
  'bank',
  'placed',
  'bank-undone',
] as const;
export type PaymentSource = (typeof PAYMENT_SOURCES)[number];

/** In kroner. */
export const MAX_PAID = 10_000_000;

/** Append-only: undoing adds a row. */
export interface Payment {
  readonly id: string;
  readonly invoiceId: string;
  /** In whole øre; negative for returned, undone or reversed money. */
  readonly amountOre: number;
  readonly paidOn: string;
  readonly source: PaymentSource;
  readonly bankLineId: string | null;
  readonly undoes: string | null;
  readonly reason: string | null;
}

export interface BookedPayment extends Payment {
  readonly recordedAt: Date;
  readonly isUndone: boolean;
}

const isOfBank = ({ source }: Pick<Payment, 'source'>) => source === 'bank' || source === 'placed';

/** @throws `payment-not-undoable` */
export function bankPaymentUndone(
  payment: Omit<BookedPayment, 'recordedAt'>,
  { id, paidOn }: Pick<Payment, 'id' | 'paidOn'>,
  reason: string,
): Payment {
  const { invoiceId, amountOre, bankLineId } = payment;
  if (!isOfBank(payment) || payment.isUndone) {
    throw new DomainError('payment-not-undoable');
  }
  return {
    ...{ id, paidOn, reason, invoiceId, bankLineId, undoes: payment.id },
    ...{ amountOre: -amountOre, source: 'bank-undone' },
  };
}

export interface PayableAccount<
  Of extends Pick<Invoice, 'totalOre' | 'dueOn'> = Invoice,
> extends InvoiceAccount<Of> {
  readonly byHandOre: number;
  readonly paidBackOre: number;
  readonly lastByHand: Pick<Payment, 'id' | 'amountOre' | 'source'> | null;
}

export interface Marking extends Pick<Payment, 'id' | 'paidOn'> {
  /** Paid øre that the administrator saw; absent: unchecked. */
  readonly seenOre?: number | undefined;
}

/**
 * @param statedOre received øre, by default the balance
 * @returns undefined when nothing is due
 * @throws `invoice-changed` when a payment was booked since `seenOre`
 */
export function paidByHand(
  account: PayableAccount,
  marking: Marking,
  statedOre?: number,
): Payment | undefined {
  const amountOre = statedOre ?? balanceOf(account);
  if (amountOre <= 0 || account.invoice.kind !== 'invoice') return undefined;
  return booked(account, marking, amountOre, 'by-hand');
}

/** Throws as {@link paidByHand}. */
export function paidBackByHand(account: PayableAccount, marking: Marking): Payment | undefined {
  const amountOre = balanceOf(account);
  if (amountOre >= 0 || account.invoice.kind !== 'invoice') return undefined;
  return booked(account, marking, amountOre, 'paid-back');
}

/**
 * Undoes the latest return, else the manual payment. Throws as {@link paidByHand}.
 *
 * @param payments undone only while they are the latest manual ones; defaults to all
 */
export function undoneByHand(
  account: PayableAccount,
  marking: Marking,
  payments?: readonly string[],
): Payment | undefined {
  const amountOre = payments
    ? puttingBack(account, payments)
    : account.paidBackOre || -account.byHandOre;
  return amountOre === 0 ? undefined : booked(account, marking, amountOre, 'undone');
}

const NOT_OF_BANK = { bankLineId: null, undoes: null, reason: null };

/** Idempotent: a lost answer is requested again, and two requests may hold the same bank line. */
function booked(
  { invoice, paidOre }: PayableAccount,
  { id, paidOn, seenOre = paidOre }: Marking,
  amountOre: number,
  source: PaymentSource,
): Payment {
  if (seenOre !== paidOre) throw new DomainError('invoice-changed');
  return { id, invoiceId: invoice.id, amountOre, paidOn, source, ...NOT_OF_BANK };
}

/** Checks the sums too, because concurrent rows may be stored in another order. */
function puttingBack(account: PayableAccount, payments: readonly string[]): number {
  const { lastByHand: last, byHandOre, paidBackOre } = account;
  if (!last || last.source === 'undone' || !payments.includes(last.id)) return 0;
  const isHeld = byHandOre >= last.amountOre && paidBackOre >= -last.amountOre;
  return isHeld ? -last.amountOre : 0;
}
