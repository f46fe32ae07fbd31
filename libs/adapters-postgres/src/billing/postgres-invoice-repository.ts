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
  type InvoiceNotification,
  type ListedInvoice,
} from '@boligstyling/domain';
import { fromDatabase } from '../core/from-database.js';
import {
  type AccountRow,
  ACCOUNTS,
  BALANCE,
  LISTED_COLUMNS,
  readAccounts,
  toAccount,
} from './invoice-rows.js';
import { creditToBillAgain, issue, TO_BILL, TO_CREDIT } from './issue-invoices.js';
import { allOf, planned, poolOf } from '../core/statements.js';
import { guarded } from '../core/storage-fault.js';

const PARTNERS_TO_BILL = `
  select distinct partner_id as id from (
    select s.partner_id from sale s where ${TO_BILL} and s.created_at <= $1
    union all
    select s.partner_id from sale s where ${TO_CREDIT}
  ) due
  order by id`;

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
      where told.invoice_id = i.id and told.kind = $3
        and told.state = 'sent' and told.sent_at <= $4
    ))
  on conflict (invoice_id, kind) do nothing
  returning id`;

export class PostgresInvoiceRepository extends fromDatabase(InvoiceRepository) {
  override async partnersToBill(upTo: Date): Promise<string[]> {
    const rows = await this.rowsOf<{ id: string }>(PARTNERS_TO_BILL, [upTo]);
    return rows.map(({ id }) => id);
  }

  override issue(partnerId: string, year: number, bill: Bill): Promise<Invoice[]> {
    return this.together((client) => issue(client, partnerId, year, bill));
  }

  override creditToBillAgain(id: string, year: number, correct: Correct): Promise<Invoice[]> {
    return this.together((client) => creditToBillAgain(client, id, year, correct));
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

  override async remind(kind: InvoiceNotification, { dueBefore, after }: Overdue): Promise<number> {
    const values = [kind, dueBefore, after?.kind, after?.sentBefore];
    return (await this.rowsOf(REMIND, values)).length;
  }
}

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
