import type { PoolClient } from 'pg';

export const PLACED = `
  (select coalesce(sum(p.amount_ore), 0) from payment p where p.bank_line_id = l.id)`;

/** SQL of the domain's `isWaiting` for line `l`. */
const WAITS = `
  coalesce((select d.act = 'reopened' from bank_line_decision d
    where d.bank_line_id = l.id order by d.at desc, d.id desc limit 1), true)
  and case when l.currency = 'NOK' and l.doubt is null then l.amount_ore <> ${PLACED}
    else ${PLACED} = 0 end`;

const NOTE = `
  update bank_line l set waiting_since = case when ${WAITS} then coalesce(l.waiting_since, $2) end
  where l.id = any($1::uuid[])`;

/** Updates which lines wait for a person, within the transaction that changed their payments. */
export async function noteWaiting(
  client: PoolClient,
  ids: readonly (string | null)[],
  at: Date,
): Promise<void> {
  const lines = [...new Set(ids)].filter((id) => id !== null);
  if (lines.length > 0) await client.query(NOTE, [lines, at]);
}
