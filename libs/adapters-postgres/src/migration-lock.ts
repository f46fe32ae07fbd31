import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { newClient } from './several-hosts.js';
import { isPassing } from './storage-fault.js';

/** Any number, as long as nothing else in the database locks with it. */
const MIGRATION_LOCK = 7_204_117;

/** A server that is coming up, or recovering from a crash, gets this long. */
const TIMEOUT_MS = 60_000;
const TRY_AGAIN_MS = 500;
const ASK_AGAIN_MS = 100;

const TRY_LOCK = 'select pg_try_advisory_xact_lock($1) as ours';

/** The lock's transaction is idle while the work goes on elsewhere, for as long as that takes. */
const MAY_BE_IDLE = `
  select set_config(name, '0', true) from pg_settings
  where name in ('idle_in_transaction_session_timeout', 'transaction_timeout')`;

/** How long to wait for a server. */
export interface Patience {
  /** Called once, when the database does not answer yet. */
  readonly onWait?: () => void;
  /** How long it may not answer. Default: a minute. */
  readonly timeoutMs?: number;
}

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
  { onWait = () => undefined, timeoutMs = TIMEOUT_MS }: Patience,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connect(url, Date.now() + timeoutMs, onWait);
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

async function connect(url: string, deadline: number, onWait: () => void): Promise<pg.Client> {
  const client = newClient(url, { connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (!isPassing(error) || Date.now() > deadline) {
      throw new Error(`The database cannot be used: ${describe(error)}`, { cause: error });
    }
    onWait();
    await sleep(TRY_AGAIN_MS);
    return connect(url, deadline, () => undefined);
  }
}

function describe(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return message || code || 'no reason given';
}
