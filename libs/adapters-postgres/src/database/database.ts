import { Migrator } from '@mikro-orm/migrations';
import { EntitySchema, MikroORM, type Options } from '@mikro-orm/postgresql';
import pg, { type Pool } from 'pg';
import { migrations } from '../migrations/list.js';
import * as schemas from './schemas.js';
import { patienceOf, urlsOf, connectionOptions } from '../core/several-hosts.js';
import { poolOf } from '../core/statements.js';
import { Socket } from 'node:net';

/** Includes the wait for a place in the pool. */
const CONNECTING_MS = 4_000;

const STATEMENT_MS = 4_000;

/** An idle connection is closed before its silence looks like a fault. */
const IDLE_MS = 4_000;

const FIRST_SILENCE_MS = 2_500;

/** PostgreSQL has answered or ended the statement by then, unless the network drops packets. */
const SILENCE_MS = 4_500;

/**
 * Every wait is bounded. A half-open connection is destroyed, because the pool would hand it out
 * again.
 */
const clientLimits = (patience: number) => ({
  connectionTimeoutMillis: CONNECTING_MS * patience,
  idleTimeoutMillis: IDLE_MS,
  keepAlive: true,
  stream: () => {
    const socket = new Socket();
    socket.setTimeout(FIRST_SILENCE_MS * patience, () => socket.destroy());
    return socket.once('data', () => socket.setTimeout(SILENCE_MS * patience));
  },
});

const serverLimits = (patience: number) => ({
  statement_timeout: STATEMENT_MS * patience,
  idle_in_transaction_session_timeout: STATEMENT_MS * patience,
});

/** A transaction pooler may give each transaction another server connection. */
type Pooler = 'none' | 'transaction';

/** Drops statement names: behind a pooler the next connection may lack the prepared statement. */
class NamelessClient extends pg.Client {
  override query = ((given: unknown, ...others: unknown[]) => {
    const isNamed = given instanceof Object && 'name' in given && !('submit' in given);
    const statement = isNamed ? { ...given, name: undefined } : given;
    return (pg.Client.prototype.query as (...all: unknown[]) => unknown).call(
      this,
      statement,
      ...others,
    );
  }) as pg.Client['query'];
}

/** A pooler refuses limits at the start; those of the role and our own time-outs then apply. */
function driverOptionsFor(url: string, pooler: Pooler) {
  const patience = patienceOf(url);
  return pooler === 'none'
    ? { ...clientLimits(patience), ...serverLimits(patience), ...connectionOptions(url) }
    : { ...clientLimits(patience), ...connectionOptions(url, NamelessClient) };
}

/** Two pages of incompressible data. */
const TRIAL = [
  'begin',
  'set local statement_timeout = 1500',
  'lock table lead, notification, webhook_delivery, first_email in row exclusive mode',
  `insert into first_email
   select gen_random_uuid(), current_date, array(select gen_random_uuid() from generate_series(1, 90))
   from generate_series(1, 12)`,
  'rollback',
];

/** Type OID of `timestamptz`. */
const TIME = 1184;

/** The ORM makes its driver return times as text; hand-written SQL needs dates. */
function readTimes(pool: Pool): void {
  pool.on('connect', (client) => client.setTypeParser(TIME, (text) => new Date(text)));
}

export function databaseOptions(url: string, poolSize = 10, pooler: Pooler = 'none'): Options {
  return {
    clientUrl: urlsOf(url)[0],
    entities: Object.values(schemas).filter((it) => it instanceof EntitySchema),
    extensions: [Migrator],
    // Triggers are written by hand in migrations and covered by tests.
    schemaGenerator: { ignoreTriggers: true },
    migrations: {
      migrationsList: migrations,
      silent: true,
      snapshot: false,
      transactional: true,
      // Its locks are free before the next migration begins.
      allOrNothing: false,
    },
    pool: { min: 0, max: poolSize },
    driverOptions: { ...driverOptionsFor(url, pooler), onPoolCreated: readTimes },
    forceUtcTimezone: true,
    debug: false,
    // The ORM's messages quote statements, and so personal data.
    logger: () => undefined,
    allowGlobalContext: false,
    connect: false,
  } as Options;
}

export class Database {
  private constructor(readonly orm: MikroORM) {}

  /** Connects on first use. */
  static open(url: string, poolSize?: number, pooler?: Pooler): Database {
    return new Database(new MikroORM(databaseOptions(url, poolSize, pooler)));
  }

  async ping(): Promise<void> {
    await this.orm.em.getConnection().execute('select 1');
  }

  /**
   * Tries the locks and disk space that storing a lead needs, and rolls back.
   *
   * @throws Error when they are unavailable for 1.5 seconds
   */
  async tryStoring(): Promise<void> {
    const client = await (await poolOf(this.orm)).connect();
    try {
      for (const statement of TRIAL) await client.query(statement);
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  close(): Promise<void> {
    return this.orm.close();
  }
}
