import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { connectPatiently, type Patience } from '../patient-connect.js';
import { newClient } from '../several-hosts.js';

/** Arbitrary, unique among advisory locks. */
const MIGRATION_LOCK = 7_204_117;

const ASK_AGAIN_MS = 100;

const TRY_LOCK = 'select pg_try_advisory_xact_lock($1) as ours';

/** The lock's transaction idles while the work runs on other connections. */
const MAY_BE_IDLE = `
  select set_config(name, '0', true) from pg_settings
  where name in ('idle_in_transaction_session_timeout', 'transaction_timeout')`;

/**
 * Runs work under the migration lock. A transaction lock leaves nothing on a pooled connection. It
 * is polled, because a waiting statement would hold up `create index concurrently`.
 *
 * @param work gets the connection with the lock, in a transaction that is committed afterwards
 * @throws Error when the server does not answer in time, refuses the login, or has locks that do
 *   not exclude
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
 * Requires that the serving URL reaches the migrated database: in any other, or a copy, the lock is
 * free. Connections are lazy, so a wrong password would otherwise show at the first request.
 *
 * @param url the serving login, while the lock is held
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
 * The same for commands that change no tables, such as a backup.
 *
 * @param url logs in as the owner of the tables
 * @param servedAt the serving login
 * @throws Error when one does not answer in time, refuses the login, or they are two databases
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

/**
 * Some hosted services accept advisory locks without locking. Matching, retention and migration
 * rely on them.
 */
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
