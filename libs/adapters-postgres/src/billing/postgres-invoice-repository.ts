import {
  type DecideInvoices,
  type Correct,
  type HeldBack,
  type InvoiceFilter,
  InvoiceRepository,
  type InvoiceTotals,
  type ListedAccount,
  type Overdue,
} from '@boligstyling/application';
import {
  type BillingState,
  DomainError,
  type Invoice,
  type InvoiceAccount,
  type InvoiceNotification,
  type ListedInvoice,
  invoiceNumber,
  norwegianDay,
  readInvoiceNumber,
} from '@boligstyling/domain';
import { isUnbilledRow } from '../core/reveals.js';
import { DISPUTED, SALE_DUE_SINCE } from './sale-rows.js';
import { fromDatabase, allOf, planned, readerOf } from '../core/statements.js';
import {
  type AccountRow,
  ACCOUNTS,
  BALANCE,
  LISTED_COLUMNS,
  readAccounts,
  toAccount,
} from './invoice-rows.js';
import { billingState, creditToBillAgain, issue, TO_BILL, TO_CREDIT } from './issue-invoices.js';
import { guarded } from '../core/storage-fault.js';
import { newClient } from '../core/several-hosts.js';
import { hasLeftRow, TO_SEND } from '../core/deliveries.js';

const COUNT_FROM = `
  insert into invoice_number (year, last)
  select $1::int, $2::int where not exists (
    select from invoice where left(number, 4) = $1::text and substr(number, 5)::int > $2::int)
  on conflict (year) do update set last = excluded.last`;

/**
 * A restored database lacks the invoices sent since the backup. Another year's number is refused as
 * a slip.
 *
 * @param last as printed on the document
 * @throws Error when that is no number, is of another Norwegian year than `now`, or a later number
 * exists
 */
export async function numberInvoicesAfter(url: string, last: string, now: Date): Promise<string> {
  const read = readInvoiceNumber(last);
  if (!read) throw new Error(`${last} is no number of an invoice, such as 202600057.`);
  const { year, nth } = read;
  const thisYear = norwegianDay(now).slice(0, 4);
  if (String(year) !== thisYear) {
    throw new Error(`${last} is of ${year}: the next invoice or credit note is of ${thisYear}.`);
  }
  const client = newClient(url);
  await client.connect();
  try {
    const { rowCount } = await client.query(COUNT_FROM, [year, nth]);
    if (rowCount === 0) {
      throw new Error(
        `There is an invoice or a credit note of ${year} with a later number than ${last}.`,
      );
    }
  } finally {
    await client.end();
  }
  return invoiceNumber(year, nth + 1);
}

const PARTNERS_TO_BILL = `
  select distinct partner_id as id from (
    select s.partner_id from sale s where ${TO_BILL} and s.created_at <= $1
    union all
    select s.partner_id from sale s where ${TO_CREDIT}
  ) due
  order by id`;

const HELD_BACK = `
  select s.partner_id as "partnerId", coalesce(nullif(p.company, ''), p.name) as name, reason,
    count(*)::int as sales, sum(s.amount_ore)::text as "amountOre"
  from sale s
  join partner p on p.id = s.partner_id,
  lateral (select case when ${DISPUTED.open} then 'disputed' else 'too-recent' end as reason) why
  where ${isUnbilledRow('s')} and (${DISPUTED.open} or ${SALE_DUE_SINCE} > $1)
  group by s.partner_id, p.company, p.name, reason
  order by name, reason`;

const LATEST_FIRST = 'order by length(i.number) desc, i.number desc';

const isAfter = (number: string) => `(length(i.number), i.number) < (length(${number}), ${number})`;

const TOTALS = `
  select coalesce(sum(i.total_ore) filter (where i.kind = 'invoice'), 0)::text as "invoicedOre",
    coalesce(sum(notes.ore), sum(i.total_ore) filter (where i.kind = 'credit-note'), 0)::text
      as "creditedOre",
    coalesce(sum(paid.ore), 0)::text as "paidOre",
    coalesce(sum(${BALANCE}) filter (where i.kind = 'invoice' and ${BALANCE} > 0), 0)::text
      as "dueOre"
  from ${ACCOUNTS}`;

const remindOf = (lock: string) => `
  insert into notification (id, invoice_id, kind, state, attempts, due_at, created_at)
  select gen_random_uuid(), i.id, $1, ${TO_SEND}, 0, now(), now()
  from ${ACCOUNTS}
  where i.kind = 'invoice' and i.due_on < $2 and ${BALANCE} > 0
    and not exists (select from sale s where s.invoice_id = i.id and ${TO_CREDIT})
    and ($3::text is null or exists (
      select from notification sent
      where sent.invoice_id = i.id and sent.kind = $3
        and ${hasLeftRow('sent')} and sent.sent_at <= $4
    ))
  ${lock}
  on conflict (invoice_id, kind) do nothing
  returning id`;

const REMIND = remindOf('');
const REMIND_UNLOCKED = remindOf('for key share of i skip locked');

export class PostgresInvoiceRepository extends fromDatabase(InvoiceRepository) {
  override async partnersToBill(upTo: Date): Promise<string[]> {
    const rows = await this.rowsOf<{ id: string }>(PARTNERS_TO_BILL, [upTo]);
    return rows.map(({ id }) => id);
  }

  override issue(partnerId: string, year: number, bill: DecideInvoices): Promise<Invoice[]> {
    return this.together((client) => issue(client, partnerId, year, bill));
  }

  override stateOf(partnerId: string): Promise<BillingState> {
    return this.asOfOneMoment((client) => billingState(client, partnerId));
  }

  override async heldBack(upTo: Date): Promise<HeldBack[]> {
    type Row = Omit<HeldBack, 'amountOre'> & { amountOre: string };
    const rows = await this.rowsOf<Row>(HELD_BACK, [upTo]);
    return rows.map(({ amountOre, ...row }) => ({ ...row, amountOre: Number(amountOre) }));
  }

  override creditToBillAgain(id: string, year: number, correct: Correct): Promise<Invoice[]> {
    return this.together((client) => creditToBillAgain(client, id, year, correct));
  }

  override async find(id: string): Promise<InvoiceAccount> {
    const [account] = await guarded(async () => readAccounts(await readerOf(this.orm), [id]));
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
      dueOre: Number(row?.dueOre),
    };
  }

  override listWithTotals(filter: InvoiceFilter, limit: number, after?: string) {
    return this.asOfOneMoment(() => super.listWithTotals(filter, limit, after));
  }

  override async remind(kind: InvoiceNotification, { dueBefore, after }: Overdue): Promise<number> {
    const values = [kind, dueBefore, after?.kind, after?.sentBefore];
    const reminded = await this.orPastLocked((skipLocked) =>
      this.rowsOf(skipLocked ? REMIND_UNLOCKED : REMIND, values),
    );
    return reminded.length;
  }
}

function conditions(filter: InvoiceFilter, values: unknown[]) {
  const { partnerId, kind, due, dueBefore, overpaid } = filter;
  return [
    partnerId !== undefined && `i.partner_id = $${values.push(partnerId)}`,
    kind && `i.kind = $${values.push(kind)}`,
    due !== undefined && is(due, `i.kind = 'invoice' and ${BALANCE} > 0`),
    dueBefore && `i.due_on < $${values.push(dueBefore)}`,
    overpaid !== undefined && is(overpaid, `i.kind = 'invoice' and ${BALANCE} < 0`),
  ];
}

const is = (wanted: boolean, condition: string) => `${wanted ? '' : 'not '}(${condition})`;
