import { type Match, type Pay, PaymentLedger } from '@boligstyling/application';
import {
  type BankLine,
  type BookedPayment,
  DomainError,
  type InvoiceAccount,
  kidsIn,
  type Payment,
  type RegisteredBankLine,
} from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import { followPayments } from './follow-payments.js';
import { fromDatabase } from '../core/statements.js';
import { lockPartners, readAccounts } from './invoice-rows.js';
import { columnsOf, type Fields, fieldsOf, insertRows, without } from '../core/row-fields.js';
import { BankLineSchema, PaymentSchema } from '../tables/invoice-schema.js';

export const PLACED = `
  (select coalesce(sum(p.amount_ore), 0) from payment p where p.bank_line_id = l.id)`;

const DECIDED = `
  from bank_line_decision d where d.bank_line_id = l.id and not exists (
    select from bank_line_decision again
    where again.bank_line_id = l.id and again.act = 'reopened' and again.at >= d.at)`;

/** SQL of the domain's `isWaiting` for line `l`. */
const WAITS = `
  case when l.currency = 'NOK' and l.doubt is null
    then l.amount_ore <> ${PLACED} + (select coalesce(sum(d.settled_ore), 0) ${DECIDED})
    else ${PLACED} = 0 and not exists (select ${DECIDED}) end`;

const NOTE = `
  update bank_line l set waiting_since = case when ${WAITS} then coalesce(l.waiting_since, $2) end
  where l.id = any($1::uuid[])`;

export async function updateWaitingSince(
  client: PoolClient,
  ids: readonly (string | null)[],
  at: Date,
): Promise<void> {
  const lines = [...new Set(ids)].filter((id) => id !== null);
  if (lines.length > 0) await client.query(NOTE, [lines, at]);
}

/** One bank file at a time: two with the same booking would both find it new. */
const LOCK_BANK_LINES = 'select pg_advisory_xact_lock(7204127)';

const BY_ID = `
  select id, partner_id as "partnerId" from invoice
  where kind = 'invoice' and id = any($1::uuid[])`;

const BY_KID = `
  select id, partner_id as "partnerId" from invoice
  where kind = 'invoice' and kid = any($1::text[])`;

const PAYMENT_FIELDS: Fields<keyof Payment | 'recordedAt'> = fieldsOf(PaymentSchema);
const BANK_LINE_FIELDS: Fields<keyof RegisteredBankLine | 'recordedAt'> = without(
  fieldsOf(BankLineSchema),
  ['waitingSince'],
);

const AS_THEY_ARE = without(BANK_LINE_FIELDS, ['bookedOn', 'amountOre']);

export const BANK_LINE_COLUMNS = `
  ${columnsOf(Object.keys(AS_THEY_ARE), 'l')}, l.booked_on::text as "bookedOn",
  l.amount_ore::float8 as "amountOre"`;

const KNOWN = `
  select ${BANK_LINE_COLUMNS} from bank_line l
  where (l.account, l.booked_on) in (select * from unnest($1::text[], $2::date[]))
  order by l.recorded_at, l.id`;

const PAYMENTS_AS_THEY_ARE = without(PAYMENT_FIELDS, ['paidOn', 'amountOre']);

const BOOKED = `
  select ${columnsOf(Object.keys(PAYMENTS_AS_THEY_ARE), 'p')}, p.paid_on::text as "paidOn",
    p.amount_ore::float8 as "amountOre",
    exists (select from payment u where u.undoes = p.id) as "isUndone"
  from payment p where p.invoice_id = $1`;

const INSERT_PAYMENTS = insertRows('payment', PAYMENT_FIELDS);
const INSERT_BANK_LINES = insertRows('bank_line', BANK_LINE_FIELDS);

export class PostgresPaymentLedger extends fromDatabase(PaymentLedger) {
  override record(ids: readonly string[], at: Date, pay: Pay): Promise<InvoiceAccount[]> {
    return this.together(async (client) => {
      const locked = await lockInvoices(client, BY_ID, ids);
      const accounts = await readAccounts(client, locked);
      const payments = pay(accounts);
      if (payments.length === 0) return accounts;
      await addPayments(client, payments, at);
      return readAccounts(client, locked);
    });
  }

  override registerBankLines(lines: readonly BankLine[], at: Date, match: Match): Promise<void> {
    return this.together(async (client) => {
      await client.query(LOCK_BANK_LINES);
      const kids = [...new Set(lines.flatMap(kidsIn))];
      const locked = await lockInvoices(client, BY_KID, kids);
      const accounts = await readAccounts(client, locked);
      const { registered, payments } = match(accounts, await readKnown(client, lines));
      const rows = registered.map((line) => ({ ...line, recordedAt: at }));
      await client.query(INSERT_BANK_LINES, [JSON.stringify(rows)]);
      await addPayments(client, payments, at);
      await updateWaitingSince(
        client,
        rows.map(({ id }) => id),
        at,
      );
    });
  }

  override undo(
    invoiceId: string,
    paymentId: string,
    at: Date,
    undo: (payment: BookedPayment) => Payment,
  ): Promise<InvoiceAccount> {
    return this.together(async (client) => {
      await lockInvoices(client, BY_ID, [invoiceId]);
      const found = await client.query<BookedPayment>(`${BOOKED} and p.id = $2`, [
        invoiceId,
        paymentId,
      ]);
      if (!found.rows[0]) throw new DomainError('payment-not-found');
      await addPayments(client, [undo(found.rows[0])], at);
      return (await readAccounts(client, [invoiceId]))[0]!;
    });
  }

  override ofInvoice(invoiceId: string): Promise<BookedPayment[]> {
    return this.rowsOf(`${BOOKED} order by p.recorded_at, p.id`, [invoiceId]);
  }
}

/** Within the transaction that locks the partners. */
export async function addPayments(
  client: PoolClient,
  payments: readonly Payment[],
  at: Date,
): Promise<void> {
  const rows = payments.map((payment) => ({ ...payment, recordedAt: at }));
  await client.query(INSERT_PAYMENTS, [JSON.stringify(rows)]);
  const lines = payments.map(({ bankLineId }) => bankLineId);
  await updateWaitingSince(client, lines, at);
  await followPayments(client, [...new Set(payments.map(({ invoiceId }) => invoiceId))], at);
}

async function readKnown(
  client: PoolClient,
  lines: readonly BankLine[],
): Promise<RegisteredBankLine[]> {
  const days = [
    ...Map.groupBy(lines, ({ account, bookedOn }) => `${account} ${bookedOn}`).values(),
  ];
  const of = (key: 'account' | 'bookedOn') => days.map(([first]) => first![key]);
  const { rows } = await client.query<RegisteredBankLine>(KNOWN, [of('account'), of('bookedOn')]);
  return rows;
}

/**
 * @param statement finds id and "partnerId" of the invoices
 * @returns their ids. An invoice's lines and partner never change, so they may be read before the
 * lock.
 */
export async function lockInvoices(
  client: PoolClient,
  statement: string,
  sought: readonly string[],
): Promise<string[]> {
  type Row = { id: string; partnerId: string };
  const { rows } = await client.query<Row>(statement, [sought]);
  await lockPartners(client, [...new Set(rows.map(({ partnerId }) => partnerId))]);
  return rows.map(({ id }) => id);
}
