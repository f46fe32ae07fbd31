import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { connectPatiently, type Patience } from '../patient-connect.js';
import { newClient } from '../several-hosts.js';

/** Any number, as long as nothing else in the database locks with it. */
const MIGRATION_LOCK = 7_204_117;

const ASK_AGAIN_MS = 100;

const TRY_LOCK = 'select pg_try_advisory_xact_lock($1) as ours';

/** The lock's transaction is idle while the work goes on elsewhere, for as long as that takes. */
const MAY_BE_IDLE = `
  select set_config(name, '0', true) from pg_settings
  where name in ('idle_in_transaction_session_timeout', 'transaction_timeout')`;

/**
 * Does what no two processes may do to the tables at once, one after the other. The lock is that of a
 * transaction, so that nothing of it stays on a connection which a pooler hands on; and it is asked
 * for again and again rather than waited for, as a statement that waits holds up indexes which are
 * made `concurrently`.
 *
 * @param work gets the connection that has the lock, in a transaction that is committed after it
 * @throws Error when the server does not answer in time, lets us not in, or has locks that lock nothing
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
 * Holds what serves to the database that is migrated: in another, a copy too, the lock is free.
 * Connections are made when they are needed, so that a wrong password or another database would show
 * at the first request, behind a start that said all is well, or not at all.
 *
 * @param url logs in as who serves, while the lock is held
 * @throws Error when it does not answer in time, lets us not in, or is another database
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
 * The same for what changes nothing of the tables: before a backup of one, and every other command.
 *
 * @param url logs in as who owns the tables
 * @param servedAt logs in as who serves
 * @throws Error when one does not answer in time, lets us not in, or they are two databases
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
 * Some services take the statement and lock nothing. Matching, retention and this lock rest on it: an
 * engine where two connections have one lock would lose that silently.
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
