import type pg from 'pg';
import { newClient } from '../core/several-hosts.js';
import { dropLeftScratch } from './import-database.js';
import { type BackupEnd, type BackupHead, BACKED_UP, LEFT_OUT } from './backup-lines.js';

const ROWS_AT_ONCE = 1_000;

/** Arbitrary, unique among advisory locks. */
const BACKUP_LOCK = 7_204_131;

/** Two at once would write one file. @throws Error for the second */
export async function asOnlyBackup<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = newClient(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ ours: boolean }>(
      `select pg_try_advisory_lock(${BACKUP_LOCK}) as ours`,
    );
    if (!rows[0]?.ours) {
      throw new Error(
        'Another backup of this database is under way: wait until it has ended. Nothing was changed.',
      );
    }
    await dropLeftScratch(client);
    return await work();
  } finally {
    await client.end();
  }
}

const TABLES = `
  select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE'`;

const POINTING_OUT = `
  select quote_ident(attname) || ' is null' as condition
  from pg_constraint
  join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and conrelid = $1::regclass and confrelid::regclass::text = any($2)`;

/**
 * Lines of JSON from one snapshot: a head, `[table, row]` for each row, and the counts.
 *
 * @throws Error when the database cannot be read, or has a table neither included nor excluded
 */
export async function* exportDatabase(url: string, release: string): AsyncGenerator<string> {
  const client = newClient(url);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await requireKnownTables(client);
    const { rows } = await client.query<{ name: string }>(
      'select name from mikro_orm_migrations order by id',
    );
    const migrations = rows.map(({ name }) => name);
    const head = {
      format: 'boligstyling-backup-1',
      at: new Date().toISOString(),
      release,
    } as const;
    yield JSON.stringify({ ...head, migrations } satisfies BackupHead);
    const end: Record<string, number> = {};
    for (const table of BACKED_UP) {
      for await (const line of rowsOf(client, table)) {
        end[table] = (end[table] ?? 0) + 1;
        yield line;
      }
    }
    yield JSON.stringify({ end } satisfies BackupEnd);
  } finally {
    await client.end();
  }
}

async function* rowsOf(client: pg.Client, table: string): AsyncGenerator<string> {
  const pointing = await client.query<{ condition: string }>(POINTING_OUT, [table, LEFT_OUT]);
  const whole = ['true', ...pointing.rows.map(({ condition }) => condition)].join(' and ');
  await client.query(
    `declare backup no scroll cursor for
     select row_to_json(t)::text as row from ${table} t where ${whole}`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from backup`);
    for (const { row } of rows) yield `["${table}",${row}]`;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await client.query('close backup');
}

async function requireKnownTables(client: pg.Client): Promise<void> {
  const known: readonly string[] = [...BACKED_UP, ...LEFT_OUT];
  const { rows } = await client.query<{ name: string }>(TABLES);
  if (rows.length === 0) {
    throw new Error(
      'The database has no tables of ours: is it the product’s own, by DATABASE_URL or DATA_DIR?',
    );
  }
  const unknown = rows.map(({ name }) => name).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`Not in a backup: ${unknown.join(', ')}`);
}
