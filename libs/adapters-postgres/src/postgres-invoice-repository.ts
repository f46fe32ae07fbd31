import {
  type Bill,
  type Correct,
  type InvoiceFilter,
  InvoiceRepository,
  type InvoiceTotals,
  type ListedAccount,
  type Overdue,
} from '@boligstyling/application';
import {
  DomainError,
  type Invoice,
  type InvoiceAccount,
  type InvoiceNotice,
  invoiceNumber,
  type ListedInvoice,
  type Sale,
  type Partner,
  type SaleToBill,
  toBillAgain,
} from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import { followPayments } from './follow-payments.js';
import { fromDatabase } from './from-database.js';
import {
  type AccountRow,
  ACCOUNTS,
  BALANCE,
  holdPartners,
  LISTED_COLUMNS,
  readAccounts,
  toAccount,
} from './invoice-rows.js';
import { PARTNER_COLUMNS } from './partner-rows.js';
import { SALE_COLUMNS, type SaleRow, toSale } from './sale-rows.js';
import { allOf, planned, poolOf } from './statements.js';
import { guarded } from './storage-fault.js';
import { storeInvoices } from './store-invoices.js';

const TO_CREDIT = `
  s.payment_status = 'credited' and s.invoice_id is not null and s.credit_note_id is null`;
const TO_BILL = `
  s.payment_status = 'pending' and s.invoice_id is null
  and (s.dispute is null or s.dispute ->> 'decision' is not null)`;

const PARTNERS_TO_BILL = `
  select distinct partner_id as id from (
    select s.partner_id from sale s where ${TO_BILL} and s.created_at <= $1
    union all
    select s.partner_id from sale s where ${TO_CREDIT}
  ) due
  order by id`;

const SALES = `
  select ${SALE_COLUMNS}, a.state as "assignmentState", a.answered_at as "answeredAt"
  from sale s left join assignment a on a.id = s.assignment_id
  where s.partner_id = $1
    and (${TO_BILL} or ${TO_CREDIT})
  order by s.created_at, s.id
  for update of s`;

const SALES_LEFT = `
  select ${SALE_COLUMNS} from sale s
  where s.invoice_id = $1 and s.payment_status <> 'credited'
  order by s.created_at, s.id
  for update`;

const TO_BILL_AGAIN = `
  update sale set payment_status = new."paymentStatus", settled_at = new."settledAt",
    invoice_id = new."invoiceId", credit_note_id = new."creditNoteId"
  from jsonb_to_recordset($1) as new (
    id uuid, "paymentStatus" text, "settledAt" timestamptz, "invoiceId" uuid, "creditNoteId" uuid
  )
  where sale.id = new.id`;

const INVOICES_WITH_NOTES = `
  select content from invoice
  where id = any($1::uuid[]) or credits_id = any($1::uuid[])`;

/** The row of the year, made by whoever needs it first and held until the transaction ends. */
const HOLD_YEAR = `
  insert into invoice_number (year, last) values ($1, 0)
  on conflict (year) do update set last = invoice_number.last
  returning last`;

const LATEST_FIRST = 'order by length(i.number) desc, i.number desc';

const isAfter = (number: string) => `(length(i.number), i.number) < (length(${number}), ${number})`;

const TOTALS = `
  select coalesce(sum(i.total_ore) filter (where i.kind = 'invoice'), 0)::text as "invoicedOre",
    coalesce(sum(notes.ore), sum(i.total_ore) filter (where i.kind = 'credit-note'), 0)::text
      as "creditedOre",
    coalesce(sum(paid.ore), 0)::text as "paidOre",
    coalesce(sum(${BALANCE}) filter (where i.kind = 'invoice' and ${BALANCE} > 0), 0)::text
      as "owedOre"
  from ${ACCOUNTS}`;

const REMIND = `
  insert into notification (id, invoice_id, kind, state, attempts, due_at, created_at)
  select gen_random_uuid(), i.id, $1, 'due', 0, now(), now()
  from ${ACCOUNTS}
  where i.kind = 'invoice' and i.due_on < $2 and ${BALANCE} > 0
    and not exists (select from sale s where s.invoice_id = i.id and ${TO_CREDIT})
    and ($3::text is null or exists (
      select from notification told
      where told.invoice_id = i.id and told.kind = $3 and told.created_at <= $4
    ))
  on conflict (invoice_id, kind) do nothing
  returning id`;

/** Invoices in PostgreSQL. */
export class PostgresInvoiceRepository extends fromDatabase(InvoiceRepository) {
  override async partnersToBill(upTo: Date): Promise<string[]> {
    const rows = await this.rowsOf<{ id: string }>(PARTNERS_TO_BILL, [upTo]);
    return rows.map(({ id }) => id);
  }

  override issue(partnerId: string, year: number, bill: Bill): Promise<Invoice[]> {
    return this.together(async (client) => {
      const partner = await heldPartner(client, partnerId);
      const sales = await salesToBill(client, partnerId);
      if (sales.length === 0) return [];
      const invoices = await invoicesOf(client, sales);
      const issued = await numbered(client, year, (nextNumber) =>
        bill({ partner, sales, invoices }, nextNumber),
      );
      const credited = issued.flatMap(({ credits }) => credits?.id ?? []);
      await followPayments(client, credited, new Date());
      return issued;
    });
  }

  override creditToBillAgain(id: string, year: number, correct: Correct): Promise<Invoice[]> {
    return this.together(async (client) => {
      await holdPartners(client, [(await accountOf(client, id)).invoice.partnerId]);
      const account = await accountOf(client, id);
      const { rows } = await client.query<SaleRow>(SALES_LEFT, [id]);
      const sales: Sale[] = rows.map(toSale);
      const of = await client.query<{ content: Invoice }>(INVOICES_WITH_NOTES, [[id]]);
      const notes = of.rows.map(({ content }) => content).filter(({ credits }) => credits);
      const issued = await numbered(client, year, (nextNumber) =>
        correct({ account, notes, sales }, nextNumber),
      );
      if (issued.length === 0) return [];
      await client.query(TO_BILL_AGAIN, [JSON.stringify(sales.map(toBillAgain))]);
      await followPayments(client, [id], new Date());
      return issued;
    });
  }

  override async find(id: string): Promise<InvoiceAccount> {
    const [account] = await guarded(async () => readAccounts(await poolOf(this.orm), [id]));
    if (!account) throw new DomainError('invoice-not-found');
    return account;
  }

  override async list(
    filter: InvoiceFilter,
    limit: number,
    after?: string,
  ): Promise<ListedAccount[]> {
    const values: unknown[] = [];
    const where = allOf([
      ...conditions(filter, values),
      after && isAfter(`$${values.push(after)}`),
    ]);
    const page = `select ${LISTED_COLUMNS} from ${ACCOUNTS} ${where} ${LATEST_FIRST} limit ${limit}`;
    return (await this.rowsOf<AccountRow<ListedInvoice>>(planned(page), values)).map(toAccount);
  }

  override async totals(filter: InvoiceFilter): Promise<InvoiceTotals> {
    const values: unknown[] = [];
    const statement = `${TOTALS} ${allOf(conditions(filter, values))}`;
    type Row = Record<keyof InvoiceTotals, string>;
    const [row] = await this.rowsOf<Row>(planned(statement), values);
    return {
      invoicedOre: Number(row?.invoicedOre),
      creditedOre: Number(row?.creditedOre),
      paidOre: Number(row?.paidOre),
      owedOre: Number(row?.owedOre),
    };
  }

  override async remind(kind: InvoiceNotice, { dueBefore, after }: Overdue): Promise<number> {
    const values = [kind, dueBefore, after?.kind, after?.toldBefore];
    return (await this.rowsOf(REMIND, values)).length;
  }
}

/** Issues with numbers of the year, whose row is held, and keeps that. */
async function numbered(
  client: PoolClient,
  year: number,
  make: (nextNumber: () => string) => Invoice[],
): Promise<Invoice[]> {
  const held = await client.query<{ last: number }>(HOLD_YEAR, [year]);
  let last = held.rows[0]?.last ?? 0;
  const issued = make(() => invoiceNumber(year, (last += 1)));
  await storeInvoices(client, issued, { year, last });
  return issued;
}

async function accountOf(client: PoolClient, id: string): Promise<InvoiceAccount> {
  const [account] = await readAccounts(client, [id]);
  if (!account) throw new DomainError('invoice-not-found');
  return account;
}

async function heldPartner(client: PoolClient, id: string): Promise<Partner> {
  await holdPartners(client, [id]);
  const statement = `select ${PARTNER_COLUMNS} from partner p where p.id = $1`;
  const { rows } = await client.query<Partner>(statement, [id]);
  if (!rows[0]) throw new DomainError('partner-not-found');
  return rows[0];
}

async function salesToBill(client: PoolClient, partnerId: string): Promise<SaleToBill[]> {
  type Row = SaleRow & Omit<SaleToBill, 'sale'>;
  const { rows } = await client.query<Row>(SALES, [partnerId]);
  return rows.map(({ assignmentState, answeredAt, ...sale }) => ({
    sale: toSale(sale),
    assignmentState,
    answeredAt,
  }));
}

async function invoicesOf(client: PoolClient, sales: readonly SaleToBill[]): Promise<Invoice[]> {
  const ids = sales.flatMap(({ sale }) => sale.invoiceId ?? []);
  if (ids.length === 0) return [];
  const { rows } = await client.query<{ content: Invoice }>(INVOICES_WITH_NOTES, [ids]);
  return rows.map(({ content }) => content);
}

/** @param values takes what the conditions compare with */
function conditions(filter: InvoiceFilter, values: unknown[]) {
  const { partnerId, kind, owed, dueBefore, overpaid } = filter;
  return [
    partnerId !== undefined && `i.partner_id = $${values.push(partnerId)}`,
    kind && `i.kind = $${values.push(kind)}`,
    owed !== undefined && is(owed, `i.kind = 'invoice' and ${BALANCE} > 0`),
    dueBefore && `i.due_on < $${values.push(dueBefore)}`,
    overpaid !== undefined && is(overpaid, `i.kind = 'invoice' and ${BALANCE} < 0`),
  ];
}

const is = (wanted: boolean, condition: string) => `${wanted ? '' : 'not '}(${condition})`;
