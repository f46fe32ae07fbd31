import { DomainError } from '../core/domain-error.js';
import type { Invoice } from './invoice.js';
import type { Sale } from './sale.js';
import { settledByPayment } from './settled-sale.js';

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
  const amountOre = statedOre ?? balanceOf(account) - Math.min(account.paidOre, 0);
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

export const INVOICE_NOTIFICATIONS = [
  'partner-invoice',
  'partner-credit-note',
  'invoice-reminder',
  'last-invoice-reminder',
] as const;
export type InvoiceNotification = (typeof INVOICE_NOTIFICATIONS)[number];

export interface InvoiceReminder {
  readonly kind: InvoiceNotification;
  readonly daysAfterDue: number;
  /** Sent only when this e-mail left so many days ago: an unreached partner is not late. */
  readonly after: { readonly kind: InvoiceNotification; readonly days: number };
}

export const REMINDERS: readonly InvoiceReminder[] = [
  { kind: 'invoice-reminder', daysAfterDue: 3, after: { kind: 'partner-invoice', days: 3 } },
  {
    kind: 'last-invoice-reminder',
    daysAfterDue: 17,
    after: { kind: 'invoice-reminder', days: 7 },
  },
];

export const INVOICE_REMINDER_KINDS: readonly InvoiceNotification[] = REMINDERS.map(
  ({ kind }) => kind,
);

type Payable = Pick<Invoice, 'totalOre' | 'dueOn'>;

export interface InvoiceAccount<Of extends Payable = Invoice> {
  readonly invoice: Of;
  readonly creditedOre: number;
  readonly paidOre: number;
}

/**
 * - open → overdue, after the due date
 * - open or overdue → part-paid → paid or overpaid, as money comes in
 * - any → credited, by credit notes for all of it without a payment
 */
export const INVOICE_STATES = [
  'open',
  'overdue',
  'part-paid',
  'paid',
  'overpaid',
  'credited',
] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** In øre, at most as billed; negative: the operator owes the partner. */
export function balanceOf({ invoice, creditedOre, paidOre }: InvoiceAccount<Payable>): number {
  return invoice.totalOre - creditedOre - Math.max(paidOre, 0);
}

/** @param today `yyyy-MM-dd` in Norway */
export function stateOf(account: InvoiceAccount<Payable>, today: string): InvoiceState {
  const balance = balanceOf(account);
  if (balance < 0) return 'overpaid';
  if (balance === 0) return account.paidOre > 0 ? 'paid' : 'credited';
  if (isOverdue(account, today)) return 'overdue';
  return account.paidOre > 0 ? 'part-paid' : 'open';
}

export function isOverdue(account: InvoiceAccount<Payable>, today: string): boolean {
  const { dueOn } = account.invoice;
  return balanceOf(account) > 0 && dueOn !== null && dueOn < today;
}

export function isSettled(account: InvoiceAccount): boolean {
  return balanceOf(account) <= 0;
}

/** Sales whose status the payments change: paid when nothing is due, else pending. */
export function salesAfterPayment(
  account: InvoiceAccount,
  sales: readonly Sale[],
  at: Date,
): Sale[] {
  const isPaid = isSettled(account);
  return sales.flatMap((sale) => settledByPayment(sale, isPaid, at) ?? []);
}
