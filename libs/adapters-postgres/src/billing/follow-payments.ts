import {
  type InvoiceAccount,
  isSettled,
  REMINDER_KINDS,
  type Sale,
  salesAfterPayment,
} from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import { readAccounts } from './invoice-rows.js';
import { NOT_UNDER_WAY } from '../lead-case/not-under-way.js';
import { pick, updateRows } from '../core/row-fields.js';
import { SALE_COLUMNS, SALE_FIELDS, type SaleRow, toSale } from './sale-rows.js';

/** In the order in which all take them, so that no two who take several wait for each other. */
const SALES = `
  select ${SALE_COLUMNS} from sale s where s.invoice_id = any($1::uuid[])
  order by s.created_at, s.id for update`;

const SETTLE = updateRows('sale', pick(SALE_FIELDS, ['paymentStatus', 'settledAt']));

const RECALL = `
  delete from notification
  where invoice_id = any($1::uuid[]) and kind = any($2::text[])
    and ${NOT_UNDER_WAY}`;

/**
 * Marks the sales of these invoices as what has been paid says, in the transaction that holds their
 * partners. A reminder of what is settled does not leave any more, unless it is on its
 * way.
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
  if (settled.length > 0) await client.query(RECALL, [settled, REMINDER_KINDS]);
}

/**
 * The same for these sales alone, those of them that are on invoices, in a transaction that holds them and
 * not their partners: nothing else there has changed, and whoever records a payment meanwhile waits for
 * these.
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
