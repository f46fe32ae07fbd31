import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { connectPatiently, type Patience } from '../../core/patient-connect.js';
import { newClient } from '../../core/several-hosts.js';

const LOOK_AGAIN_MS = 250;

/** Closed connections stay visible for a moment. */
const GONE_WITHIN_MS = 5_000;

/** Statistics are otherwise fixed within a transaction. */
const LOOK_ANEW = 'select pg_stat_clear_snapshot()';

/** Background processes have no user. */
const OTHERS = `
  select distinct usename || coalesce(' (' || nullif(application_name, '') || ')', '') as name
  from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null
  order by 1`;

/**
 * @param client our only connection
 * @param lookForMs a running product queries every second
 * @throws Error that names other connections
 */
export async function requireNobodyElse(client: pg.Client, lookForMs: number): Promise<void> {
  const begun = performance.now();
  for (let free = begun; ; await sleep(LOOK_AGAIN_MS)) {
    await client.query(LOOK_ANEW);
    const { rows } = await client.query<{ name: string }>(OTHERS);
    const now = performance.now();
    if (rows.length > 0 && now - free > GONE_WITHIN_MS) {
      throw new Error(
        `The database is in use by ${rows.map(({ name }) => name).join(', ')}: stop the product, and whatever else uses it. Nothing was changed.`,
      );
    }
    if (rows.length > 0) continue;
    if (now >= begun + lookForMs) return;
    free = now;
  }
}

/** Arbitrary, unique among advisory locks. */
const MIGRATION_LOCK = 7_204_117;

const ASK_AGAIN_MS = 100;

const TRY_LOCK = 'select pg_try_advisory_xact_lock($1) as ours';

/** The lock's transaction idles while the work runs on other connections. */
const MAY_BE_IDLE = `
  select set_config(name, '0', true) from pg_settings
  where name in ('idle_in_transaction_session_timeout', 'transaction_timeout')`;

/**
 * A transaction lock leaves nothing on a pooled connection. Polled, because a waiting statement
 * would hold up `create index concurrently`.
 *
 * @param work gets the locked connection, in a transaction that is committed afterwards
 * @throws Error when the server does not answer in time, refuses the login, or has locks that do
 * not exclude
 */
export async function underMigrationLock<T>(
  url: string,
  patience: Patience,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connectPatiently(url, patience);
  try {
    while (!(await isOurs(client))) await sleep(ASK_AGAIN_MS);
    await requireExclusion(url);
    await client.query(MAY_BE_IDLE);
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}

/**
 * In any other database, or a copy, the lock is free. Connections are lazy, so a wrong password
 * would otherwise show at the first request.
 *
 * @param url the serving login
 * @throws Error when it does not answer in time, refuses the login, or is another database
 */
export async function requireLocked(url: string, patience: Patience): Promise<void> {
  const client = await connectPatiently(url, patience);
  try {
    const { rows } = await client.query<{ ours: boolean }>(TRY_LOCK, [MIGRATION_LOCK]);
    if (rows[0]?.ours) {
      throw new Error(
        'DATABASE_URL and MIGRATION_URL lead to two databases: one would be served, and the other be migrated and backed up. Nothing was changed.',
      );
    }
  } finally {
    await client.end();
  }
}

/**
 * For commands that change no tables.
 *
 * @param url logs in as the owner of the tables
 * @param servedAt the serving login
 * @throws Error as {@link underMigrationLock} and {@link requireLocked}
 */
export function requireOneDatabase(url: string, servedAt: string): Promise<void> {
  return underMigrationLock(url, {}, () => requireLocked(servedAt, {}));
}

async function isOurs(client: pg.Client): Promise<boolean> {
  await client.query('begin');
  const { rows } = await client.query<{ ours: boolean }>(TRY_LOCK, [MIGRATION_LOCK]);
  if (!rows[0]?.ours) await client.query('rollback');
  return rows[0]?.ours ?? false;
}

/** Some hosted services accept advisory locks without locking. */
async function requireExclusion(url: string): Promise<void> {
  const other = newClient(url, { connectionTimeoutMillis: 10_000 });
  try {
    await other.connect();
    const { rows } = await other.query<{ ours: boolean }>(TRY_LOCK, [MIGRATION_LOCK]);
    if (rows[0]?.ours) {
      throw new Error(
        'The database cannot be used: its advisory locks lock nothing, as two connections got one at once, so that replicas would do the same work twice. Use PostgreSQL itself, or a service that has them.',
      );
    }
  } finally {
    await other.end();
  }
}
