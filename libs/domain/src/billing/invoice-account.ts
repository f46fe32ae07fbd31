import type { Invoice } from './invoice.js';
import type { Sale } from './sale.js';
import { settledByPayment } from './settled-sale.js';

/** What it takes to know what is owed of an invoice. */
type Owed = Pick<Invoice, 'totalOre' | 'dueOn'>;

/** An invoice with what has become of it. Amounts are in whole øre. */
export interface InvoiceAccount<Of extends Owed = Invoice> {
  readonly invoice: Of;
  /** What credit notes have taken away. */
  readonly creditedOre: number;
  /** What has come in, less what was undone. */
  readonly paidOre: number;
}

/**
 * open → overdue, when the due date passes
 * open or overdue → part-paid → paid, as money comes in; overpaid, when too much does
 * any → credited, when credit notes have taken away all of it and nothing was paid
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

/** What the partner still owes; negative: what we owe the partner. */
export function balanceOf({ invoice, creditedOre, paidOre }: InvoiceAccount<Owed>): number {
  return invoice.totalOre - creditedOre - paidOre;
}

/** @param today the day in Norway, `yyyy-MM-dd` */
export function stateOf(account: InvoiceAccount<Owed>, today: string): InvoiceState {
  const balance = balanceOf(account);
  if (balance < 0) return 'overpaid';
  if (balance === 0) return account.paidOre > 0 ? 'paid' : 'credited';
  if (isOverdue(account, today)) return 'overdue';
  return account.paidOre > 0 ? 'part-paid' : 'open';
}

/** Whether something is owed after the due date. */
export function isOverdue(account: InvoiceAccount<Owed>, today: string): boolean {
  const { dueOn } = account.invoice;
  return balanceOf(account) > 0 && dueOn !== null && dueOn < today;
}

/** Whether nothing is owed any more: its sales are paid, and nobody is reminded. */
export function isSettled(account: InvoiceAccount): boolean {
  return balanceOf(account) <= 0;
}

/** The sales of an invoice that what has been paid changes: paid when nothing is owed, else not. */
export function salesAfterPayment(
  account: InvoiceAccount,
  sales: readonly Sale[],
  at: Date,
): Sale[] {
  const isPaid = isSettled(account);
  return sales.flatMap((sale) => settledByPayment(sale, isPaid, at) ?? []);
}
