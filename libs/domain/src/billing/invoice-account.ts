import type { Invoice } from './invoice.js';
import type { Sale } from './sale.js';
import { settledByPayment } from './settled-sale.js';

type Owed = Pick<Invoice, 'totalOre' | 'dueOn'>;

export interface InvoiceAccount<Of extends Owed = Invoice> {
  readonly invoice: Of;
  readonly creditedOre: number;
  readonly paidOre: number;
}

/**
 * - open → overdue, when the due date passes
 * - open or overdue → part-paid → paid, as money comes in; overpaid, when too much does
 * - any → credited, when credit notes have taken away all of it and nothing was paid
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

/** Øre that the partner owes; negative: the operator owes the partner. */
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

export function isOverdue(account: InvoiceAccount<Owed>, today: string): boolean {
  const { dueOn } = account.invoice;
  return balanceOf(account) > 0 && dueOn !== null && dueOn < today;
}

export function isSettled(account: InvoiceAccount): boolean {
  return balanceOf(account) <= 0;
}

/** The sales whose status the payments change: paid when nothing is due, else pending. */
export function salesAfterPayment(
  account: InvoiceAccount,
  sales: readonly Sale[],
  at: Date,
): Sale[] {
  const isPaid = isSettled(account);
  return sales.flatMap((sale) => settledByPayment(sale, isPaid, at) ?? []);
}
