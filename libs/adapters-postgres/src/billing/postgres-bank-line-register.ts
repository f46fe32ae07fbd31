import { BankLineRegister } from '@boligstyling/application';
import {
  type BankLineDecision,
  DomainError,
  type InvoiceAccount,
  type KeptBankLine,
  type Payment,
} from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import { fromDatabase } from '../core/statements.js';
import { readAccounts } from './invoice-rows.js';
import {
  addPayments,
  BANK_LINE_COLUMNS,
  lockInvoices,
  updateWaitingSince,
  PLACED,
} from './postgres-payment-ledger.js';

const KEPT = `
  select ${BANK_LINE_COLUMNS}, ${PLACED}::float8 as "placedOre",
    (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'act', d.act, 'reason', d.reason,
        'at', d.at, 'settledOre', d.settled_ore) order by d.at, d.id), '[]')
      from bank_line_decision d where d.bank_line_id = l.id) as decisions
  from bank_line l`;

const SHOWN = {
  waiting: 'where l.waiting_since is not null order by l.waiting_since, l.id',
  decided: `where l.waiting_since is null
    and exists (select from bank_line_decision d where d.bank_line_id = l.id)
    order by (select max(d.at) from bank_line_decision d where d.bank_line_id = l.id) desc, l.id`,
};

const INVOICE = `select id from invoice where kind = 'invoice' and number = $1`;

const LOCKED_BY_ID = `
  select id, partner_id as "partnerId" from invoice where id = any($1::uuid[])`;

const DECIDE = `
  insert into bank_line_decision (id, bank_line_id, act, reason, at, settled_ore)
  values ($1, $2, $3, $4, $5, $6)`;

type KeptRow = Omit<KeptBankLine, 'decisions'> & {
  decisions: readonly (Omit<BankLineDecision, 'at'> & { at: string })[];
};

/** Lock order: partners, then lines. */
export class PostgresBankLineRegister extends fromDatabase(BankLineRegister) {
  override async list(show: 'waiting' | 'decided', limit: number): Promise<KeptBankLine[]> {
    const statement = `${KEPT} ${SHOWN[show]} limit ${limit}`;
    return (await this.rowsOf<KeptRow>(statement)).map(toKept);
  }

  override place(
    id: string,
    invoiceNumber: string,
    at: Date,
    place: (line: KeptBankLine, account: InvoiceAccount) => Payment,
  ): Promise<KeptBankLine> {
    return this.together(async (client) => {
      const { rows } = await client.query<{ id: string }>(INVOICE, [invoiceNumber]);
      const invoiceIds = rows.map((row) => row.id);
      await lockInvoices(client, LOCKED_BY_ID, invoiceIds);
      const line = await locked(client, id);
      const [account] = await readAccounts(client, invoiceIds);
      if (!account) throw new DomainError('invoice-not-found');
      await addPayments(client, [place(line, account)], at);
      return locked(client, id);
    });
  }

  override decide(
    id: string,
    decide: (line: KeptBankLine) => BankLineDecision,
  ): Promise<KeptBankLine> {
    return this.together(async (client) => {
      const decision = decide(await locked(client, id));
      const { act, reason, at, settledOre } = decision;
      await client.query(DECIDE, [decision.id, id, act, reason, at, settledOre]);
      await updateWaitingSince(client, [id], at);
      return locked(client, id);
    });
  }
}

/** Locked first, so that payments and decisions are current. */
async function locked(client: PoolClient, id: string): Promise<KeptBankLine> {
  await client.query('select from bank_line where id = $1 for update', [id]);
  const { rows } = await client.query<KeptRow>(`${KEPT} where l.id = $1`, [id]);
  if (!rows[0]) throw new DomainError('bank-line-not-found');
  return toKept(rows[0]);
}

function toKept({ decisions, ...row }: KeptRow): KeptBankLine {
  return { ...row, decisions: decisions.map((each) => ({ ...each, at: new Date(each.at) })) };
}
