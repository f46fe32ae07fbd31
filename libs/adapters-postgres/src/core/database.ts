import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import pg, { type Pool } from 'pg';
import { migrations } from '../migrations/list.js';
import * as schemas from './schemas.js';
import { urlsOf, wayTo } from './several-hosts.js';
import { poolOf } from './statements.js';
import { Socket } from 'node:net';

/** From asking for a connection to having one, a free place in the pool included. */
const CONNECTING_MS = 4_000;

/** A statement that takes longer is a fault. PostgreSQL ends it and says so. */
const STATEMENT_MS = 4_000;

/** An idle connection goes before its silence is mistaken for a fault. */
const IDLE_MS = 4_000;

/** PostgreSQL has said its first word by now. */
const FIRST_SILENCE_MS = 2_500;

/** PostgreSQL has answered or ended the statement by now, unless the network swallows its words. */
const SILENCE_MS = 4_500;

/**
 * Waiting for a connection and for an answer both have an end, so that every caller hears within
 * seconds. A half-open connection (its other end is gone, and nobody said so) is destroyed, for
 * the pool would hand it out again.
 */
const CLIENT_LIMITS = {
  connectionTimeoutMillis: CONNECTING_MS,
  idleTimeoutMillis: IDLE_MS,
  keepAlive: true,
  stream: () => {
    const socket = new Socket();
    socket.setTimeout(FIRST_SILENCE_MS, () => socket.destroy());
    return socket.once('data', () => socket.setTimeout(SILENCE_MS));
  },
};

/** What the server is told when a connection starts. */
const SERVER_LIMITS = {
  statement_timeout: STATEMENT_MS,
  idle_in_transaction_session_timeout: STATEMENT_MS,
};

/** Whether something stands between us and PostgreSQL that gives each transaction another connection. */
type Pooler = 'none' | 'transaction';

/** A name would be that of a statement on a connection which the next transaction does not have. */
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

/**
 * How the driver talks to a database. A pooler refuses limits at the start of a connection: what takes
 * too long is then ended by the limits of the role, and given up by us all the same.
 */
function driverOptionsFor(url: string, pooler: Pooler) {
  return pooler === 'none'
    ? { ...CLIENT_LIMITS, ...SERVER_LIMITS, ...wayTo(url) }
    : { ...CLIENT_LIMITS, ...wayTo(url, NamelessClient) };
}

/** As much as two pages hold, of what no compression makes smaller. */
const TRIAL = [
  'begin',
  'set local statement_timeout = 1500',
  'lock table lead, notification, webhook_delivery, first_email in row exclusive mode',
  `insert into first_email
   select gen_random_uuid(), current_date, array(select gen_random_uuid() from generate_series(1, 90))
   from generate_series(1, 12)`,
  'rollback',
];

/** As PostgreSQL numbers `timestamptz`. */
const TIME = 1184;

/** The ORM has its driver leave times as texts; whoever writes SQL by hand wants them as times. */
function readTimes(pool: Pool): void {
  pool.on('connect', (client) => client.setTypeParser(TIME, (text) => new Date(text)));
}

/** How the product talks to PostgreSQL. */
export function databaseOptions(url: string, poolSize = 10, pooler: Pooler = 'none'): Options {
  return {
    clientUrl: urlsOf(url)[0],
    entities: Object.values(schemas),
    extensions: [Migrator],
    // Triggers are written by hand in migrations, and tests hold what they do.
    schemaGenerator: { ignoreTriggers: true },
    migrations: {
      migrationsList: migrations,
      silent: true,
      snapshot: false,
      transactional: true,
      // Each by itself: what one has locked is free again before the next begins.
      allOrNothing: false,
    },
    pool: { min: 0, max: poolSize },
    driverOptions: { ...driverOptionsFor(url, pooler), onPoolCreated: readTimes },
    forceUtcTimezone: true,
    debug: false,
    // The ORM's own messages quote statements, and so personal data.
    logger: () => undefined,
    allowGlobalContext: false,
    connect: false,
  } as Options;
}

/** The product's one ORM over its one connection pool. */
export class Database {
  private constructor(readonly orm: MikroORM) {}

  /** Connects when first used, so that a database that is away does not stop the start. */
  static async open(url: string, poolSize?: number, pooler?: Pooler): Promise<Database> {
    return new Database(await MikroORM.init(databaseOptions(url, poolSize, pooler)));
  }

  /**
   * Asks the database for a sign of life.
   *
   * @throws Error when it gives none; how long that takes is its driver's matter
   */
  async ping(): Promise<void> {
    await this.orm.em.getConnection().execute('select 1');
  }

  /**
   * Tries what storing a lead needs: the locks of its tables, and room for more pages. Nothing stays.
   *
   * @throws Error when it cannot be had within a second and a half
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

  /** Ends every connection once its work is done. */
  close(): Promise<void> {
    return this.orm.close();
  }
}
