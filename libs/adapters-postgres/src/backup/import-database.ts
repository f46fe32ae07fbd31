import { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { databaseOptions } from '../database/database.js';
import { lacksRight, type ListedMigration, toNewest } from '../database/migrate/migrate.js';
import { migrations as ours } from '../migrations/list.js';
import { underMigrationLock, requireNobodyElse } from '../database/migrate/migration-lock.js';
import { newClient, connectionOptions, urlIn } from '../core/several-hosts.js';
import { type BackupHead, readHead, readRows, BACKED_UP } from './backup-lines.js';

/** Restored rows are not new. */
const AT_NEW_ROWS = `
  select tgrelid::regclass as table, quote_ident(tgname) as name from pg_trigger
  where not tgisinternal and tgenabled = 'O' and tgtype & 4 > 0
    and tgrelid::regclass::text = any($1)`;

/** Their target row may come later. */
const TO_THEIR_OWN = `
  select format('alter table %s alter constraint %I', conrelid::regclass, conname) as alter
  from pg_constraint where contype = 'f' and conrelid = confrelid and not condeferrable
    and conrelid::regclass::text = any($1)`;

/**
 * In any order within the transaction, as owner: our triggers are off, and foreign keys are checked
 * afterwards.
 */
async function asTheyWere<T>(client: pg.Client, fill: () => Promise<T>): Promise<T> {
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

const ROWS_AT_ONCE = 500;

const STORED_COLUMNS = `
  select quote_ident(column_name) as name from information_schema.columns
  where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`;

const THERE = `
  select table_name as name from information_schema.tables
  where table_schema = 'public' and table_name = any($1)`;

interface ImportOptions {
  readonly lookForMs: number;
  /** They count as run today, else they would repeat the work done after the backup. */
  readonly doneJobs: readonly string[];
  readonly migrations?: readonly ListedMigration[];
  /** Before the rows are committed; by a fault nothing is restored. */
  readonly behindRows?: (lines: AsyncIterator<string>) => Promise<void>;
}

/**
 * Into an empty, unused database, all or nothing: tables in the backup's schema, filled, then
 * migrated. A product that starts meanwhile waits.
 *
 * @throws Error when the database is in use or not empty, or the backup is incomplete or not ours
 */
export async function importDatabase(
  url: string,
  lines: AsyncIterable<string>,
  { lookForMs, doneJobs, migrations = ours, behindRows }: ImportOptions,
): Promise<number> {
  const remaining = lines[Symbol.asyncIterator]();
  const head = readHead((await remaining.next()).value);
  return underMigrationLock(url, {}, async (client) => {
    await requireNobodyElse(client, lookForMs);
    await toSchemaOf(url, head);
    const rows = await inOneGo(url, async (filling) => {
      await requireEmpty(filling);
      const filled = await asTheyWere(filling, () => insertAll(filling, remaining));
      await recordDone(filling, doneJobs);
      await behindRows?.(remaining);
      return filled;
    });
    await toNewest(url, client, { migrations });
    await recordDone(client, doneJobs);
    // Until autovacuum the planner assumes empty tables.
    await client.query('analyze');
    return rows;
  });
}

async function inOneGo<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = newClient(url);
  await client.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}

/** With the rows, so that nobody is billed twice if a later step fails. */
async function recordDone(client: pg.Client, doneJobs: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ canTell: boolean }>(CAN_TELL);
  if (!rows[0]?.canTell) return;
  await client.query(COUNT_STORED);
  await client.query(DONE, [doneJobs, new Date()]);
}

const CAN_TELL = `select to_regclass('public.job_run') is not null as "canTell"`;

const COUNT_STORED = `
  select setval('lead_stored', greatest(count, 1), count > 0)
  from (select count(*) from lead) counted`;

const DONE = `
  insert into job_run (name, succeeded_at) select unnest($1::text[]), $2
  on conflict (name) do update set succeeded_at = excluded.succeeded_at`;

async function toSchemaOf(url: string, { migrations, release }: BackupHead): Promise<void> {
  const orm = new MikroORM({
    ...databaseOptions(url, 1),
    driverOptions: connectionOptions(url),
  });
  try {
    const pending = (await orm.migrator.getPending()).map(({ name }) => name);
    const executed = (await orm.migrator.getExecuted()).map(({ name }) => name);
    const unknown = migrations.filter((name) => ![...pending, ...executed].includes(name));
    if (unknown.length > 0) {
      throw new Error(
        `The backup is of a newer version${release ? ` (${release})` : ''} with the schema ${migrations.at(-1)}: restore it with that one.`,
      );
    }
    const missing = migrations.filter((name) => pending.includes(name));
    const newer = executed.filter((name) => !migrations.includes(name));
    if (newer.length > 0)
      throw new Error('The database is newer than the backup: use an empty one.');
    if (missing.length > 0) await orm.migrator.up({ migrations: missing });
  } finally {
    await orm.close(true);
  }
}

/** Sessions, keys and endpoints of an earlier installation must not remain. */
async function requireEmpty(client: pg.Client): Promise<void> {
  const tables = await client.query<{ name: string }>(THERE, [BACKED_UP]);
  const filled = tables.rows.map(({ name }) => `(select '${name}' as name from ${name} limit 1)`);
  const { rows } = await client.query<{ name: string }>(filled.join(' union all '));
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new Error(
    `The database has rows already (${names}): use an empty one. A restore leaves all rows or none; if these are of one that was broken off, they are whole.`,
  );
}

async function insertAll(client: pg.Client, lines: AsyncIterator<string>): Promise<number> {
  let total = 0;
  let batch: { table: string; rows: unknown[] } = { table: '', rows: [] };
  const flush = async (next: string) => {
    if (batch.rows.length > 0) await insert(client, batch.table, batch.rows);
    total += batch.rows.length;
    batch = { table: next, rows: [] };
  };
  for await (const [table, row] of readRows(lines)) {
    if (table !== batch.table || batch.rows.length >= ROWS_AT_ONCE) await flush(table);
    batch.rows.push(row);
  }
  await flush('');
  return total;
}

async function insert(client: pg.Client, table: string, rows: unknown[]): Promise<void> {
  const columns = await client.query<{ name: string }>(STORED_COLUMNS, [table]);
  const names = columns.rows.map(({ name }) => name).join(', ');
  await client.query(
    `insert into ${table} (${names})
     select ${names} from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

/** Arbitrary, unique among advisory locks. */
const SCRATCH_LOCK = 7_204_130;

const SCRATCH = `
  select 'boligstyling_scratch_' || oid as name from pg_database where datname = current_database()`;

async function dropScratch(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(SCRATCH);
  const name = rows[0]?.name ?? '';
  await client.query(`drop database if exists ${name} with (force)`);
  return name;
}

/** Of a killed trial: no erasure reaches it. */
export async function dropLeftScratch(client: pg.Client): Promise<void> {
  const tried = await client.query(`select pg_try_advisory_lock(${SCRATCH_LOCK}) as ours`);
  if (!tried.rows[0].ours) return;
  await dropScratch(client).catch(() => undefined);
  await client.query(`select pg_advisory_unlock(${SCRATCH_LOCK})`);
}

/** One at a time. @returns undefined when the role may not create databases */
export async function onScratchDatabase<T>(
  url: string,
  work: (url: string) => Promise<T>,
): Promise<T | undefined> {
  const client = newClient(url);
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${SCRATCH_LOCK})`);
    const name = await dropScratch(client);
    const created = await client.query(`create database ${name}`).catch((error: unknown) => {
      if (!lacksRight(error)) throw error;
    });
    if (!created) return undefined;
    try {
      return await work(urlIn(url, name));
    } finally {
      await dropScratch(client);
    }
  } finally {
    await client.end();
  }
}
