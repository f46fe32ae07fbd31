import { setTimeout as sleep } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { databaseOptions } from './database.js';
import { grantsTo } from './grants.js';
import { isPassing } from './storage-fault.js';

/** Any number, as long as nothing else in the database locks with it. */
const MIGRATION_LOCK = 7_204_117;

/** A server that is coming up, or recovering from a crash, gets this long. */
const TIMEOUT_MS = 60_000;
const TRY_AGAIN_MS = 500;

export interface MigrateOptions {
  /** Called once, when the database does not answer yet. */
  readonly onWait?: () => void;
  /** How long it may not answer. Default: a minute. */
  readonly timeoutMs?: number;
  /** A role that works with the tables without owning them. */
  readonly worker?: string | undefined;
}

/**
 * Brings the database to the newest schema. Replicas that start together take turns: the ORM's
 * own migrator takes no lock, and of three at once some would fail. It may take its time: the
 * limits of the product's own connections do not hold here.
 *
 * @param url logs in as who owns the tables
 * @returns the name of the newest migration, which is the schema that there is now
 * @throws Error when it does not answer in time, or lets us not in
 */
export async function migrate(
  url: string,
  { onWait = () => undefined, timeoutMs = TIMEOUT_MS, worker }: MigrateOptions = {},
): Promise<string> {
  const lock = await connect(url, Date.now() + timeoutMs, onWait);
  const orm = await MikroORM.init({ ...databaseOptions(url, 1), driverOptions: {} });
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await orm.migrator.up();
    if (worker) await lock.query(grantsTo(worker).join(';'));
    return (await orm.migrator.getExecuted()).at(-1)?.name ?? '';
  } finally {
    await orm.close(true);
    await lock.end();
  }
}

async function connect(url: string, deadline: number, onWait: () => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
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
