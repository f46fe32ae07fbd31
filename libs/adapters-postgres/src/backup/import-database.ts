import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { databaseOptions } from '../database.js';
import { inTransaction } from '../in-transaction.js';
import { migrate } from '../migrate.js';
import type { BackupHead } from './export-database.js';
import { BACKED_UP } from './tables.js';

const ROWS_AT_ONCE = 500;

/** Generated ones make themselves. */
const STORED_COLUMNS = `
  select quote_ident(column_name) as name from information_schema.columns
  where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`;

/**
 * Puts a backup into a database that has no leads and partners, all of it or nothing. The tables
 * are made as they were when it was made, filled, and then brought to the newest schema.
 *
 * @param lines what `exportDatabase` gave
 * @returns how many rows there were
 * @throws Error when the database is in use, or the backup is cut short or not ours
 */
export async function importDatabase(url: string, lines: AsyncIterable<string>): Promise<number> {
  const remaining = lines[Symbol.asyncIterator]();
  const head = parse<BackupHead>((await remaining.next()).value);
  if (head?.format !== 'boligstyling-backup-1') throw new Error('This is no backup of ours.');
  await toSchemaOf(url, head);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    const rows = await inTransaction(pool, async (client) => {
      await requireEmpty(client);
      return insertAll(client, remaining);
    });
    await migrate(url);
    await pool.query(COUNT_STORED);
    return rows;
  } finally {
    await pool.end();
  }
}

/** The count of leads ever stored is in no table. */
const COUNT_STORED = `
  select setval('lead_stored', greatest(count, 1), count > 0)
  from (select count(*) from lead) counted`;

async function toSchemaOf(url: string, { migrations }: BackupHead): Promise<void> {
  const orm = await MikroORM.init({ ...databaseOptions(url, 1), driverOptions: {} });
  try {
    const pending = (await orm.migrator.getPending()).map(({ name }) => name);
    const executed = (await orm.migrator.getExecuted()).map(({ name }) => name);
    const unknown = migrations.filter((name) => ![...pending, ...executed].includes(name));
    if (unknown.length > 0) throw new Error(`The backup is of a newer version: ${unknown[0]}`);
    const missing = migrations.filter((name) => pending.includes(name));
    const newer = executed.filter((name) => !migrations.includes(name));
    if (newer.length > 0)
      throw new Error('The database is newer than the backup: use an empty one.');
    if (missing.length > 0) await orm.migrator.up({ migrations: missing });
  } finally {
    await orm.close(true);
  }
}

async function requireEmpty(client: pg.PoolClient): Promise<void> {
  const { rowCount } = await client.query(
    '(select id from lead limit 1) union all (select id from partner limit 1)',
  );
  if (rowCount) throw new Error('The database has leads or partners already: use an empty one.');
}

async function insertAll(client: pg.PoolClient, lines: AsyncIterator<string>): Promise<number> {
  let total = 0;
  let batch: { table: string; rows: unknown[] } = { table: BACKED_UP[0], rows: [] };
  const flush = async (next: string) => {
    if (batch.rows.length > 0) await insert(client, batch.table, batch.rows);
    total += batch.rows.length;
    batch = { table: next, rows: [] };
  };
  for (;;) {
    const { done, value } = await lines.next();
    const line = done ? undefined : parse<'end' | [string, unknown]>(value);
    if (line === undefined) throw new Error('The backup is cut short: nothing was restored.');
    if (line === 'end') break;
    const [table, row] = line;
    if (table !== batch.table || batch.rows.length >= ROWS_AT_ONCE) await flush(table);
    batch.rows.push(row);
  }
  await flush('');
  return total;
}

async function insert(client: pg.PoolClient, table: string, rows: unknown[]): Promise<void> {
  const known = BACKED_UP.find((name) => name === table);
  if (!known) throw new Error(`The backup has an unknown table: ${table}`);
  const columns = await client.query<{ name: string }>(STORED_COLUMNS, [known]);
  const names = columns.rows.map(({ name }) => name).join(', ');
  await client.query(
    `insert into ${known} (${names})
     select ${names} from json_populate_recordset(null::${known}, $1)`,
    [JSON.stringify(rows)],
  );
}

function parse<T>(line: string | undefined): T | undefined {
  try {
    return JSON.parse(line ?? '') as T;
  } catch {
    return undefined;
  }
}
