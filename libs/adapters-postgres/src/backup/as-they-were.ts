import type pg from 'pg';
import { BACKED_UP } from './tables.js';

/** Those that write into a row that is new, or beside it: what comes back is not new. */
const AT_NEW_ROWS = `
  select tgrelid::regclass as table, quote_ident(tgname) as name from pg_trigger
  where not tgisinternal and tgenabled = 'O' and tgtype & 4 > 0
    and tgrelid::regclass::text = any($1)`;

/** Foreign keys of ours that point to another row of the same table, which may come later. */
const TO_THEIR_OWN = `
  select format('alter table %s alter constraint %I', conrelid::regclass, conname) as alter
  from pg_constraint where contype = 'f' and conrelid = confrelid and not condeferrable
    and conrelid::regclass::text = any($1)`;

/**
 * Does work that fills tables with rows of before, in any order, as whoever owns the tables, in the
 * transaction: no trigger of ours adds to them, and whether what each points to is there is looked at
 * after it.
 */
export async function asTheyWere<T>(client: pg.Client, fill: () => Promise<T>): Promise<T> {
  const { rows } = await client.query<{ table: string; name: string }>(AT_NEW_ROWS, [BACKED_UP]);
  const all = async (way: 'disable' | 'enable') => {
    for (const { table, name } of rows) {
      await client.query(`alter table ${table} ${way} trigger ${name}`);
    }
  };
  await all('disable');
  const filled = await inAnyOrder(client, fill);
  await all('enable');
  return filled;
}

async function inAnyOrder<T>(client: pg.Client, fill: () => Promise<T>): Promise<T> {
  const { rows } = await client.query<{ alter: string }>(TO_THEIR_OWN, [BACKED_UP]);
  for (const { alter } of rows) await client.query(`${alter} deferrable initially deferred`);
  const filled = await fill();
  await client.query('set constraints all immediate');
  for (const { alter } of rows) await client.query(`${alter} not deferrable`);
  return filled;
}
