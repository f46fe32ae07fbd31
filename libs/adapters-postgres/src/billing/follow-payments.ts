import {
  type InvoiceAccount,
  isSettled,
  INVOICE_REMINDER_KINDS,
  type Sale,
  salesAfterPayment,
} from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import { readAccounts } from './invoice-rows.js';
import { IS_RECALLABLE } from '../core/matching-lock.js';
import { pick, updateRows } from '../core/row-fields.js';
import { SALE_COLUMNS, SALE_FIELDS, type SaleRow, toSale } from './sale-rows.js';

/** Every transaction locks sales in this order, so that none deadlock. */
const SALES = `
  select ${SALE_COLUMNS} from sale s where s.invoice_id = any($1::uuid[])
  order by s.created_at, s.id for update`;

const SETTLE = updateRows('sale', pick(SALE_FIELDS, ['paymentStatus', 'settledAt']));

const RECALL = `
  delete from notification
  where invoice_id = any($1::uuid[]) and kind = any($2::text[])
    and ${IS_RECALLABLE}`;

/**
 * Within the transaction that holds the partners. Reminders of settled invoices are recalled,
 * unless under way.
 */
export async function followPayments(
  client: PoolClient,
  invoiceIds: readonly string[],
  at: Date,
): Promise<void> {
  if (invoiceIds.length === 0) return;
  const accounts = await readAccounts(client, invoiceIds);
  const { rows } = await client.query<SaleRow>(SALES, [invoiceIds]);
  await settle(client, accounts, rows.map(toSale), at);
  const settled = accounts.filter(isSettled).map(({ invoice }) => invoice.id);
  if (settled.length > 0) await client.query(RECALL, [settled, INVOICE_REMINDER_KINDS]);
}

/**
 * For sales locked without their partners: only their status changed, and a concurrent payment
 * waits.
 */
export async function followPaymentsOf(
  client: PoolClient,
  sales: readonly Sale[],
  at: Date,
): Promise<void> {
  const invoiceIds = [...new Set(sales.flatMap(({ invoiceId }) => invoiceId ?? []))];
  if (invoiceIds.length === 0) return;
  await settle(client, await readAccounts(client, invoiceIds), sales, at);
}

async function settle(
  client: PoolClient,
  accounts: readonly InvoiceAccount[],
  sales: readonly Sale[],
  at: Date,
): Promise<void> {
  const salesOf = Map.groupBy(sales, ({ invoiceId }) => invoiceId);
  const changed = accounts.flatMap((account) =>
    salesAfterPayment(account, salesOf.get(account.invoice.id) ?? [], at),
  );
  if (changed.length > 0) await client.query(SETTLE, [JSON.stringify(changed)]);
}
