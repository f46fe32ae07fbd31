import { type Paid, type Pay, PaymentLedger } from '@boligstyling/application';
import type { InvoiceAccount, Payment } from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import { followPayments } from './follow-payments.js';
import { fromDatabase } from './from-database.js';
import { holdPartners, readAccounts } from './invoice-rows.js';
import { PaymentSchema } from './payment-schema.js';
import { type Fields, insertRows } from './row-fields.js';

const INVOICES_PAID = `
  select id, partner_id as "partnerId" from invoice
  where kind = 'invoice' and (id = any($1::uuid[]) or kid = any($2::text[]))`;

const KNOWN = 'select reference from payment where reference = any($1::text[])';

const FIELDS: Fields<keyof Payment | 'recordedAt'> = {
  id: 'uuid',
  invoiceId: 'uuid',
  amountOre: 'bigint',
  paidOn: 'date',
  source: 'text',
  reference: 'text',
  recordedAt: 'timestamptz',
};

const INSERT = insertRows('payment', FIELDS);

/** What has been paid, in PostgreSQL. */
export class PostgresPaymentLedger extends fromDatabase(PaymentLedger) {
  override record(
    paid: Paid,
    references: readonly string[],
    at: Date,
    pay: Pay,
  ): Promise<InvoiceAccount[]> {
    return this.together(async (client) => {
      const ids = await heldInvoices(client, paid);
      const accounts = await readAccounts(client, ids);
      const known = await client.query<{ reference: string }>(KNOWN, [references]);
      const payments = pay(accounts, new Set(known.rows.map(({ reference }) => reference)));
      if (payments.length === 0) return accounts;
      const rows = payments.map((payment) => ({ ...payment, recordedAt: at }));
      await client.query(INSERT, [JSON.stringify(rows)]);
      const touched = [...new Set(payments.map(({ invoiceId }) => invoiceId))];
      await followPayments(client, touched, at);
      return readAccounts(client, ids);
    });
  }

  override ofInvoice(invoiceId: string): Promise<Payment[]> {
    return this.throughOrm(async (em) => {
      const told = { orderBy: { recordedAt: 'asc', id: 'asc' } } as const;
      const found = await em.find(PaymentSchema, { invoiceId }, told);
      return found.map(({ recordedAt: _, ...payment }) => payment);
    });
  }
}

/** Their ids. What an invoice is for and who owes it never changes, so that can be read beforehand. */
async function heldInvoices(client: PoolClient, paid: Paid): Promise<string[]> {
  const values = 'ids' in paid ? [paid.ids, []] : [[], paid.kids];
  type Row = { id: string; partnerId: string };
  const { rows } = await client.query<Row>(INVOICES_PAID, values);
  await holdPartners(client, [...new Set(rows.map(({ partnerId }) => partnerId))]);
  return rows.map(({ id }) => id);
}
