import { setTimeout as sleep } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { databaseOptions } from '../database.js';
import { grantsTo, lacksRight, roleOf } from './grants.js';
import { requireLocked, underMigrationLock } from './migration-lock.js';
import { migrations as ours } from '../../migrations/list.js';
import type { Patience } from '../patient-connect.js';
import { wayTo } from '../several-hosts.js';
import type { Migration } from '@mikro-orm/migrations';

/** As long as a submit that comes after a migration may have to wait behind it: it hardly shows. */
const LOCK_TIMEOUT_MS = 250;

/** Whoever holds a table for longer is at something that an operator should know of. */
const PATIENCE_MS = 10 * 60_000;
const LONGEST_PAUSE_MS = 5_000;

/** Somebody holds the table, or each of us what the other wants. */
const HELD = ['55P03', '40P01'];

const LONGEST_TRANSACTION = `
  select pid, usename as role, application_name as program
  from pg_stat_activity
  where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
  order by xact_start limit 1`;

const LACKS_RIGHTS = `
  select not has_table_privilege(to_regclass('mikro_orm_migrations'), 'select') as lacks`;

export interface MigrateOptions extends Patience {
  /** A role that works with the tables without owning them. */
  readonly worker?: string | undefined;
  /** Where what serves finds the database. Looked at before anything is changed. */
  readonly servedAt?: string | undefined;
  /** Called each time a migration finds a table held by somebody else; it is tried again. */
  readonly onHeld?: () => void;
  /** Default: a quarter of a second. */
  readonly lockTimeoutMs?: number;
  /** How long somebody may hold a table. Default: ten minutes. */
  readonly patienceMs?: number;
  /** Default: those of this version. */
  readonly migrations?: readonly ListedMigration[];
}

/**
 * Brings the database to the newest schema, a migration after the other. Replicas that start together
 * take turns: the ORM's own migrator takes no lock, and of three at once some would fail. The former
 * version goes on serving: a migration that does not get its tables soon gives them free again, and
 * is tried later. Else it may take its time: the limits of the product's own connections do not hold.
 *
 * @param url logs in as who owns the tables
 * @returns the name of the newest migration, which is the schema that there is now
 * @throws Error when it does not answer in time, lets us not in or not change the tables, has locks
 *   that lock nothing, has a table that somebody holds for too long, or is another than what is served
 */
export function migrate(url: string, options: MigrateOptions = {}): Promise<string> {
  return underMigrationLock(url, options, async (client) => {
    if (options.servedAt) await requireLocked(options.servedAt, options);
    const schema = await toNewest(url, client, options);
    if (options.worker) await client.query(grantsTo(options.worker).join(';'));
    return schema;
  });
}

/**
 * The same for who has the lock already.
 *
 * @param client has the lock
 * @returns the name of the newest migration
 */
export async function toNewest(
  url: string,
  client: pg.Client,
  { migrations = ours, lockTimeoutMs = LOCK_TIMEOUT_MS, ...options }: MigrateOptions = {},
): Promise<string> {
  const { migrations: how, ...others } = databaseOptions(url, 1);
  const migrationsList = impatient(migrations, lockTimeoutMs);
  const orm = await MikroORM.init({
    ...others,
    // Migrations are SQL: what the ORM knows of tables would be gathered here for nobody.
    entities: [],
    discovery: { warnWhenNoEntities: false },
    migrations: { ...how, migrationsList },
    driverOptions: wayTo(url),
  });
  const until = Date.now() + (options.patienceMs ?? PATIENCE_MS);
  try {
    for (let pause = lockTimeoutMs; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      const fault = await faultOf(orm.migrator.up());
      if (!fault) return (await orm.migrator.getExecuted()).at(-1)?.name ?? '';
      if (lacksRight(fault)) throw await mayNot(url, client, fault);
      if (!HELD.includes(fault.code ?? '')) throw fault;
      if (Date.now() > until) throw await heldForTooLong(client, fault);
      options.onHeld?.();
      await sleep(pause);
    }
  } finally {
    await orm.close(true);
  }
}

type Fault = Error & { readonly code?: string };

const faultOf = (work: Promise<unknown>): Promise<Fault | undefined> =>
  work.then(
    () => undefined,
    (error: Fault) => error,
  );

/** Who migrated as the owner alone has left the worker without rights to what was made. */
async function mayNot(url: string, client: pg.Client, cause: Fault): Promise<Error> {
  const role = roleOf(url);
  const { rows } = await client.query<{ lacks: boolean | null }>(LACKS_RIGHTS);
  const why = rows[0]?.lacks
    ? `${role} lacks its rights to the tables`
    : `The database is older than this version, and ${role} may not change its tables`;
  return new Error(
    `${why}: run \`npm run migrate\` with a MIGRATION_URL that names who owns them and a DATABASE_URL that names ${role}.`,
    { cause },
  );
}

async function heldForTooLong(client: pg.Client, cause: Fault): Promise<Error> {
  const { rows } = await client.query<{ pid: number; role: string; program: string }>(
    LONGEST_TRANSACTION,
  );
  const [{ pid, role, program } = { pid: 0, role: 'nobody now', program: '' }] = rows;
  return new Error(
    `A migration does not get a table, which somebody holds: the longest transaction is that of ${role} (${program || 'no name'}, pid ${pid}). End it, or wait for it, and start again; the former version goes on serving.`,
    { cause },
  );
}

type MigrationClass = new (...given: ConstructorParameters<typeof Migration>) => Migration;

/** A migration with the name that it is remembered by. */
interface ListedMigration {
  readonly name: string;
  readonly class: MigrationClass;
}

/** What of it is called here: TypeScript takes the methods of the base class for abstract. */
interface Runnable {
  up(): Promise<void> | void;
  addSql(sql: string): void;
  isTransactional(): boolean;
}
type Extended = new (...given: ConstructorParameters<typeof Migration>) => Runnable;

/**
 * The same migrations, which give up when a table is not theirs within `lockTimeoutMs`: whoever comes
 * after them for it waits behind them. One without a transaction waits as long as it takes, as it has
 * nothing to take back; what it does must block nobody, such as `create index concurrently`.
 */
function impatient(list: readonly ListedMigration[], lockTimeoutMs: number) {
  return list.map(({ name, class: patient }) => ({
    name,
    class: class extends (patient as Extended) {
      override async up(): Promise<void> {
        if (this.isTransactional()) this.addSql(`set local lock_timeout = ${lockTimeoutMs}`);
        await super.up();
      }
    } as unknown as MigrationClass,
  }));
}
