import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { AdminSessionSchema } from './admin-session-schema.js';
import { AssignmentSchema } from './assignment-schema.js';
import { LeadEventSchema } from './lead-event-schema.js';
import { LeadSchema } from './lead-schema.js';
import { LoginAttemptSchema } from './login-attempt-schema.js';
import { MatchRoundSchema } from './match-round-schema.js';
import { migrations } from './migrations/list.js';
import { NotificationSchema } from './notification-schema.js';
import { PartnerSchema } from './partner-schema.js';
import { SaleSchema } from './sale-schema.js';

/** A statement that takes longer is a fault: the caller gets its answer, the connection goes. */
const STATEMENT_TIMEOUT_MS = 5_000;

/** How the product talks to PostgreSQL. Waiting for a connection and for an answer both have an end. */
export function databaseOptions(url: string, poolSize = 10): Options {
  return {
    clientUrl: url,
    entities: [
      AdminSessionSchema,
      LoginAttemptSchema,
      LeadSchema,
      LeadEventSchema,
      NotificationSchema,
      PartnerSchema,
      AssignmentSchema,
      MatchRoundSchema,
      SaleSchema,
    ],
    extensions: [Migrator],
    migrations: { migrationsList: migrations, silent: true, snapshot: false, transactional: true },
    pool: { min: 0, max: poolSize },
    driverOptions: {
      connectionTimeoutMillis: 3_000,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
      idle_in_transaction_session_timeout: 10_000,
      keepAlive: true,
    },
    forceUtcTimezone: true,
    debug: false,
    allowGlobalContext: false,
    connect: false,
  } as Options;
}

/** The product's one ORM over its one connection pool. */
export class Database {
  private constructor(readonly orm: MikroORM) {}

  /** Connects when first used, so that a database that is away does not stop the start. */
  static async open(url: string, poolSize?: number): Promise<Database> {
    return new Database(await MikroORM.init(databaseOptions(url, poolSize)));
  }

  /** Whether the database answers right now. Never throws. */
  async isReachable(): Promise<boolean> {
    const { ok } = await this.orm.checkConnection();
    return ok;
  }

  /** Ends every connection once its work is done. */
  close(): Promise<void> {
    return this.orm.close();
  }
}
