import { DomainError } from '../core/domain-error.js';
import { balanceOf, type InvoiceAccount } from './invoice-account.js';
import type { Invoice } from './invoice.js';

/**
 * Where we know of it from: somebody said that it came in, or went back (`paid-back`), either was
 * undone, the bank, somebody who put a line of the bank on the invoice (`placed`), or who took what the bank had told off the invoice (`bank-undone`).
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

/** In kroner: the most that is recorded of one payment by hand. */
export const MOST_PAID = 10_000_000;

/** Money that came in for an invoice, or went back. Rows are added and never changed: what is undone is a row too. */
export interface Payment {
  readonly id: string;
  readonly invoiceId: string;
  /** In whole øre; negative where it went back, was undone, or the bank takes it back. */
  readonly amountOre: number;
  /** The day in Norway, `yyyy-MM-dd`. */
  readonly paidOn: string;
  readonly source: PaymentSource;
  /** The registered line of a bank file that it comes from; null where it comes from none. */
  readonly bankLineId: string | null;
  /** The id of the bank's payment that this one takes off the invoice; null: none. */
  readonly undoes: string | null;
  /** Why; null where it undoes none. */
  readonly reason: string | null;
}

/** A payment as the ledger has it. */
export interface BookedPayment extends Payment {
  readonly recordedAt: Date;
  /** Whether another payment undoes it. */
  readonly isUndone: boolean;
}

/** Whether it is money that the bank has told, whoever put it on the invoice. */
const isOfBank = ({ source }: Pick<Payment, 'source'>) => source === 'bank' || source === 'placed';

/**
 * A payment that the bank has told, or its return, is taken off its invoice by the administrator.
 *
 * @throws DomainError `payment-not-undoable` where it was undone before, or the bank has not told it
 */
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

/** An invoice as payments see it. */
export interface PayableAccount<
  Of extends Pick<Invoice, 'totalOre' | 'dueOn'> = Invoice,
> extends InvoiceAccount<Of> {
  /** What was marked paid by hand and not undone. */
  readonly byHandOre: number;
  /** What was marked paid back and not undone, as a positive sum. */
  readonly paidBackOre: number;
  /** What was marked or undone by hand last; null: nothing. */
  readonly lastByHand: Pick<Payment, 'id' | 'amountOre' | 'source'> | null;
}

/** What is marked by hand. */
export interface Marking extends Pick<Payment, 'id' | 'paidOn'> {
  /** What was paid, in whole øre, as whoever marks it saw it; left out: nobody looked. */
  readonly seenOre?: number | undefined;
}

/**
 * It is paid, says the administrator; undefined: nothing is.
 *
 * @param toldOre what came in, which may be more than is owed; left out: all that is owed
 * @throws DomainError `invoice-changed` where something was booked since what was seen
 */
export function paidByHand(
  account: PayableAccount,
  marking: Marking,
  toldOre?: number,
): Payment | undefined {
  const amountOre = toldOre ?? balanceOf(account);
  if (amountOre <= 0 || account.invoice.kind !== 'invoice') return undefined;
  return booked(account, marking, amountOre, 'by-hand');
}

/** What was paid too much has gone back, says the administrator; undefined: nothing was. As {@link paidByHand}. */
export function paidBackByHand(account: PayableAccount, marking: Marking): Payment | undefined {
  const amountOre = balanceOf(account);
  if (amountOre >= 0 || account.invoice.kind !== 'invoice') return undefined;
  return booked(account, marking, amountOre, 'paid-back');
}

/**
 * It did not go back after all, else it was not paid; undefined: nothing was marked by hand. What the
 * bank says stays. As {@link paidByHand}.
 *
 * @param payments those that are undone alone, where nobody has marked anything of the invoice since;
 *   left out: whatever was marked
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

/** An answer that is lost is asked for again, and two may hold the same line of the bank: it counts once. */
function booked(
  { invoice, paidOre }: PayableAccount,
  { id, paidOn, seenOre = paidOre }: Marking,
  amountOre: number,
  source: PaymentSource,
): Payment {
  if (seenOre !== paidOre) throw new DomainError('invoice-changed');
  return { id, invoiceId: invoice.id, amountOre, paidOn, source, ...NOT_OF_BANK };
}

/** The sums too must hold it still: of two at once the one that was told first may have been kept last. */
function puttingBack(account: PayableAccount, payments: readonly string[]): number {
  const { lastByHand: last, byHandOre, paidBackOre } = account;
  if (!last || last.source === 'undone' || !payments.includes(last.id)) return 0;
  const isHeld = byHandOre >= last.amountOre && paidBackOre >= -last.amountOre;
  return isHeld ? -last.amountOre : 0;
}
