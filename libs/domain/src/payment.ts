import { balanceOf, type InvoiceAccount } from './invoice-account.js';
import type { Invoice } from './invoice.js';

/**
 * Where we know of it from: somebody said that it came in, or went back (`paid-back`), either was
 * undone, or the bank.
 */
export const PAYMENT_SOURCES = ['by-hand', 'paid-back', 'undone', 'bank'] as const;
export type PaymentSource = (typeof PAYMENT_SOURCES)[number];

/** Money that came in for an invoice, or went back. Rows are added and never changed: what is undone is a row too. */
export interface Payment {
  readonly id: string;
  readonly invoiceId: string;
  /** In whole øre; negative where it went back, was undone, or the bank takes it back. */
  readonly amountOre: number;
  /** The day in Norway, `yyyy-MM-dd`. */
  readonly paidOn: string;
  readonly source: PaymentSource;
  /** What the bank calls it, so that none counts twice; null: it is not from a bank. */
  readonly reference: string | null;
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

type New = { readonly id: string; readonly paidOn: string };

/**
 * It is paid, says the administrator; undefined: nothing is.
 *
 * @param toldOre what came in, which may be more than is owed; left out: all that is owed
 */
export function paidByHand(
  account: PayableAccount,
  { id, paidOn }: New,
  toldOre?: number,
): Payment | undefined {
  const amountOre = toldOre ?? balanceOf(account);
  const invoiceId = account.invoice.id;
  if (amountOre <= 0 || account.invoice.kind !== 'invoice') return undefined;
  return { id, invoiceId, amountOre, paidOn, source: 'by-hand', reference: null };
}

/** What was paid too much has gone back, says the administrator; undefined: nothing was. */
export function paidBackByHand(account: PayableAccount, { id, paidOn }: New): Payment | undefined {
  const amountOre = balanceOf(account);
  const invoiceId = account.invoice.id;
  if (amountOre >= 0 || account.invoice.kind !== 'invoice') return undefined;
  return { id, invoiceId, amountOre, paidOn, source: 'paid-back', reference: null };
}

/**
 * It did not go back after all, else it was not paid; undefined: nothing was marked by hand. What the
 * bank says stays.
 *
 * @param payments those that are undone alone, where nobody has marked anything of the invoice since;
 *   left out: whatever was marked
 */
export function undoneByHand(
  account: PayableAccount,
  { id, paidOn }: New,
  payments?: readonly string[],
): Payment | undefined {
  const amountOre = payments
    ? puttingBack(account, payments)
    : account.paidBackOre || -account.byHandOre;
  const invoiceId = account.invoice.id;
  if (amountOre === 0) return undefined;
  return { id, invoiceId, amountOre, paidOn, source: 'undone', reference: null };
}

/** The sums too must hold it still: of two at once the one that was told first may have been kept last. */
function puttingBack(account: PayableAccount, payments: readonly string[]): number {
  const { lastByHand: last, byHandOre, paidBackOre } = account;
  if (!last || last.source === 'undone' || !payments.includes(last.id)) return 0;
  const isHeld = byHandOre >= last.amountOre && paidBackOre >= -last.amountOre;
  return isHeld ? -last.amountOre : 0;
}
