import type { DecideInvoices, Correct } from '@boligstyling/application';
import {
  type BillingState,
  DomainError,
  type Invoice,
  type InvoiceAccount,
  invoiceNumber,
  type Partner,
  type Sale,
  toBillAgain,
} from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import { followPayments } from './follow-payments.js';
import { lockPartners, readAccounts } from './invoice-rows.js';
import { PARTNER_COLUMNS } from '../tables/partner-schema.js';
import { pick, updateRows } from '../core/row-fields.js';
import { SALE_COLUMNS, SALE_FIELDS, type SaleRow, toSale, DISPUTED } from './sale-rows.js';
import { isToBeCreditedRow, isUnbilledRow, isCreditedRow } from '../core/reveals.js';
import { TO_SEND } from '../core/deliveries.js';

const STORE = `
  with made as materialized (
    select nth, c, (c ->> 'id')::uuid as id, c ->> 'kind' as kind
    from jsonb_array_elements($1) with ordinality as made (c, nth)),
  stored as (
    insert into invoice
      (id, kind, number, partner_id, issued_on, due_on, kid, total_ore, credits_id, content)
    select id, kind, c ->> 'number', (c ->> 'partnerId')::uuid, (c ->> 'issuedOn')::date,
      (c ->> 'dueOn')::date, c ->> 'kid', (c ->> 'totalOre')::bigint,
      (c -> 'credits' ->> 'id')::uuid, c
    from made order by nth),
  put as (
    update sale set
      invoice_id = case when kind = 'invoice' then made.id else sale.invoice_id end,
      credit_note_id = case when kind = 'credit-note' then made.id else sale.credit_note_id end
    from made, jsonb_array_elements(c -> 'lines') line
    where sale.id = (line ->> 'saleId')::uuid)
  insert into notification (id, invoice_id, kind, state, attempts, due_at, created_at)
  select gen_random_uuid(), id,
    case kind when 'invoice' then 'partner-invoice' else 'partner-credit-note' end,
    ${TO_SEND}, 0, now(), now()
  from made`;

const COUNT = 'update invoice_number set last = $2 where year = $1';

async function storeInvoices(
  client: PoolClient,
  issued: readonly Invoice[],
  { year, last }: { year: number; last: number },
): Promise<void> {
  if (issued.length === 0) return;
  await client.query(STORE, [JSON.stringify(issued)]);
  await client.query(COUNT, [year, last]);
}

export const TO_CREDIT = isToBeCreditedRow('s');

export const TO_BILL = `
  ${isUnbilledRow('s')} and not (${DISPUTED.open})`;

const sales = (lock: string) => `
  select ${SALE_COLUMNS} from sale s
  where s.partner_id = $1
    and (${TO_BILL} or ${TO_CREDIT})
  order by s.created_at, s.id
  ${lock}`;

const SALES_LEFT = `
  select ${SALE_COLUMNS} from sale s
  where s.invoice_id = $1 and not ${isCreditedRow('s')}
  order by s.created_at, s.id
  for update`;

const TO_BILL_AGAIN = updateRows(
  'sale',
  pick(SALE_FIELDS, ['paymentStatus', 'settledAt', 'invoiceId', 'creditNoteId']),
);

const INVOICES_WITH_NOTES = `
  select content from invoice
  where id = any($1::uuid[]) or credits_id = any($1::uuid[])`;

const LOCK_YEAR = `
  insert into invoice_number (year, last) values ($1, 0)
  on conflict (year) do update set last = invoice_number.last
  returning last`;

export async function issue(
  client: PoolClient,
  partnerId: string,
  year: number,
  bill: DecideInvoices,
): Promise<Invoice[]> {
  await lockPartners(client, [partnerId]);
  const state = await billingState(client, partnerId, 'for update of s');
  if (state.sales.length === 0) return [];
  const issued = await numbered(client, year, (nextNumber) => bill(state, nextNumber));
  const credited = issued.flatMap(({ credits }) => credits?.id ?? []);
  await followPayments(client, credited, new Date());
  return issued;
}

export async function creditToBillAgain(
  client: PoolClient,
  id: string,
  year: number,
  correct: Correct,
): Promise<Invoice[]> {
  await lockPartners(client, [(await accountOf(client, id)).invoice.partnerId]);
  const account = await accountOf(client, id);
  const { rows } = await client.query<SaleRow>(SALES_LEFT, [id]);
  const left: Sale[] = rows.map(toSale);
  const of = await client.query<{ content: Invoice }>(INVOICES_WITH_NOTES, [[id]]);
  const notes = of.rows.map(({ content }) => content).filter(({ credits }) => credits);
  const issued = await numbered(client, year, (nextNumber) =>
    correct({ account, notes, sales: left }, nextNumber),
  );
  if (issued.length === 0) return [];
  await client.query(TO_BILL_AGAIN, [JSON.stringify(left.map(toBillAgain))]);
  await followPayments(client, [id], new Date());
  return issued;
}

async function numbered(
  client: PoolClient,
  year: number,
  make: (nextNumber: () => string) => Invoice[],
): Promise<Invoice[]> {
  const locked = await client.query<{ last: number }>(LOCK_YEAR, [year]);
  let last = locked.rows[0]?.last ?? 0;
  const issued = make(() => invoiceNumber(year, (last += 1)));
  await storeInvoices(client, issued, { year, last });
  return issued;
}

async function accountOf(client: PoolClient, id: string): Promise<InvoiceAccount> {
  const [account] = await readAccounts(client, [id]);
  if (!account) throw new DomainError('invoice-not-found');
  return account;
}

export async function billingState(
  client: PoolClient,
  partnerId: string,
  lock = '',
): Promise<BillingState> {
  const partner = await partnerOf(client, partnerId);
  const toBill = await salesToBill(client, partnerId, lock);
  return { partner, sales: toBill, invoices: await invoicesOf(client, toBill) };
}

async function partnerOf(client: PoolClient, id: string): Promise<Partner> {
  const statement = `select ${PARTNER_COLUMNS} from partner p where p.id = $1`;
  const { rows } = await client.query<Partner>(statement, [id]);
  if (!rows[0]) throw new DomainError('partner-not-found');
  return rows[0];
}

async function salesToBill(client: PoolClient, partnerId: string, lock: string): Promise<Sale[]> {
  const { rows } = await client.query<SaleRow>(sales(lock), [partnerId]);
  return rows.map(toSale);
}

async function invoicesOf(client: PoolClient, toBill: readonly Sale[]): Promise<Invoice[]> {
  const ids = toBill.flatMap(({ invoiceId }) => invoiceId ?? []);
  if (ids.length === 0) return [];
  const { rows } = await client.query<{ content: Invoice }>(INVOICES_WITH_NOTES, [ids]);
  return rows.map(({ content }) => content);
}
