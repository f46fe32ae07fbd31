import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { migrations } from '../migrations/list.js';
import { driverOptionsFor, type Pooler } from './pooled-client.js';
import * as schemas from './schemas.js';
import { urlsOf } from './several-hosts.js';
import { poolOf } from './statements.js';

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
