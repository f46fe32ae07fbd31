import type { Invoice } from './invoice.js';
import type { Sale } from './sale.js';
import { settledByPayment } from './settled-sale.js';

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

/** In øre; negative: the operator owes the partner. */
export function balanceOf({ invoice, creditedOre, paidOre }: InvoiceAccount<Payable>): number {
  return invoice.totalOre - creditedOre - paidOre;
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
