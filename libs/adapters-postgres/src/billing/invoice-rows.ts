import type { Invoice, ListedInvoice, PayableAccount } from '@boligstyling/domain';
import type { Pool, PoolClient } from 'pg';

const SUM_COLUMNS = `
  coalesce(notes.ore, 0)::text as "creditedOre", coalesce(paid.ore, 0)::text as "paidOre",
  coalesce(paid.by_hand, 0)::text as "byHandOre", coalesce(-paid.back, 0)::text as "paidBackOre"`;

const LAST_BY_HAND = `
  (select jsonb_build_object('id', p.id, 'amountOre', p.amount_ore, 'source', p.source)
    from payment p where p.invoice_id = i.id and p.source not in ('bank', 'placed', 'bank-undone')
    order by p.recorded_at desc, p.id desc limit 1) as "lastByHand"`;

export const ACCOUNT_COLUMNS = `i.content, ${SUM_COLUMNS}, ${LAST_BY_HAND}`;

export const LISTED_COLUMNS = `i.listed as content, ${SUM_COLUMNS}`;

export const ACCOUNTS = `
  invoice i
  left join lateral (
    select sum(n.total_ore) as ore from invoice n where n.credits_id = i.id
  ) notes on true
  left join lateral (
    select sum(p.amount_ore) as ore,
      sum(p.amount_ore) filter (where p.source = 'by-hand' or p.source = 'undone' and p.amount_ore < 0)
        as by_hand,
      sum(p.amount_ore) filter (where p.source = 'paid-back' or p.source = 'undone' and p.amount_ore > 0)
        as back
    from payment p where p.invoice_id = i.id
  ) paid on true`;

/** SQL of the domain's `balanceOf`. */
export const BALANCE = `(i.total_ore - coalesce(notes.ore, 0) - greatest(paid.ore, 0))`;

/** The driver returns large numbers as text. */
export interface AccountRow<Content = Invoice> {
  content: Content;
  creditedOre: string;
  paidOre: string;
  byHandOre: string;
  paidBackOre: string;
  lastByHand?: PayableAccount['lastByHand'];
}

export function toAccount<Content extends Invoice | ListedInvoice>({
  content,
  creditedOre,
  paidOre,
  byHandOre,
  paidBackOre,
  lastByHand = null,
}: AccountRow<Content>): PayableAccount<Content> {
  return {
    invoice: content,
    creditedOre: Number(creditedOre),
    paidOre: Number(paidOre),
    byHandOre: Number(byHandOre),
    paidBackOre: Number(paidBackOre),
    lastByHand,
  };
}

/** In the order of ids, so that no two callers deadlock. Matching may go on meanwhile. */
export async function lockPartners(client: PoolClient, ids: readonly string[]): Promise<void> {
  const statement =
    'select 1 from partner where id = any($1::uuid[]) order by id for no key update';
  await client.query(statement, [ids]);
}

export async function readAccounts(
  client: Pool | PoolClient,
  ids: readonly string[],
): Promise<PayableAccount[]> {
  const statement = `select ${ACCOUNT_COLUMNS} from ${ACCOUNTS} where i.id = any($1::uuid[]) order by i.number`;
  const { rows } = await client.query<AccountRow>(statement, [ids]);
  return rows.map(toAccount);
}

/** Not stored, because payments and credit notes change the sum. */
export const TO_PAY_BACK = `
  select * from (
    select s.id, a.lead_id, s.partner_id, s.to_pay_back_since as since
    from sale s left join assignment a on a.id = s.assignment_id
    where s.to_pay_back_since is not null
    union all
    select i.id, null::uuid, i.partner_id, greatest(paid.at, notes.day::timestamptz)
    from (
      select invoice_id, sum(amount_ore) as ore, max(recorded_at) as at
      from payment group by invoice_id
    ) paid
      join invoice i on i.id = paid.invoice_id
      left join (
        select credits_id, sum(total_ore) as ore, max(issued_on) as day
        from invoice where credits_id is not null group by credits_id
      ) notes on notes.credits_id = i.id
    where ${BALANCE} < 0
  ) owing order by since`;

/** For a sale the amount marked paid, for an invoice the excess. */
export const PAY_BACK = `
  coalesce(
    (select json_build_object('of', 'sale', 'amountOre', amount_ore,
        'asksForVat', vat_rate is not null)
      from sale where id = waiting.id),
    (select json_build_object('of', 'invoice', 'amountOre', -${BALANCE}, 'asksForVat', false)
      from ${ACCOUNTS} where i.id = waiting.id))`;
