import { setTimeout as sleep } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { databaseOptions } from '../database.js';
import { requireLocked, underMigrationLock, requireNobodyElse } from './migration-lock.js';
import { migrations as ours } from '../../migrations/list.js';
import type { Patience } from '../../core/patient-connect.js';
import { connectionOptions, urlsOf } from '../../core/several-hosts.js';
import type { Migration } from '@mikro-orm/migrations';

/**
 * The product's role reads and writes rows, changes no tables, and only appends to the audit log.
 */
export function grantsTo(role: string): string[] {
  const to = pg.escapeIdentifier(role);
  return [
    `grant usage on schema public to ${to}`,
    `grant select, insert, update, delete on all tables in schema public to ${to}`,
    `grant usage, select on all sequences in schema public to ${to}`,
    `revoke update on audit_log from ${to}`,
    `revoke insert, update, delete on mikro_orm_migrations from ${to}`,
  ];
}

export function roleOf(url: string): string {
  return decodeURIComponent(new URL(urlsOf(url)[0]).username);
}

const MAY_NOT = '42501';

export function lacksRight(fault: unknown): boolean {
  return (fault as { code?: unknown } | undefined)?.code === MAY_NOT;
}

/** Submits queue behind a waiting migration for so long. */
const LOCK_TIMEOUT_MS = 250;

/** Operators should know of tables locked for longer. */
const PATIENCE_MS = 10 * 60_000;
const LONGEST_PAUSE_MS = 5_000;

/** SQLSTATEs of a lock time-out and a deadlock. */
const LOCK_FAULTS = ['55P03', '40P01'];

const LONGEST_TRANSACTION = `
  select pid, usename as role, application_name as program
  from pg_stat_activity
  where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
  order by xact_start limit 1`;

const LACKS_RIGHTS = `
  select not has_table_privilege(to_regclass('mikro_orm_migrations'), 'select') as lacks`;

interface MigrateOptions extends Patience {
  readonly worker?: string | undefined;
  readonly servedAt?: string | undefined;
  readonly onLocked?: () => void;
  readonly lockTimeoutMs?: number;
  readonly patienceMs?: number;
  readonly migrations?: readonly ListedMigration[];
}

/**
 * Replicas take turns, because the ORM's migrator takes no lock. A migration that waits too long
 * for locks releases them and retries.
 *
 * @param url logs in as the owner of the tables
 * @throws Error as {@link underMigrationLock}, when the change is refused or a table is locked for
 * too long
 */
export function migrate(url: string, options: MigrateOptions = {}): Promise<string> {
  return underMigrationLock(url, options, async (client) => {
    if (options.servedAt) await requireLocked(options.servedAt, options);
    const schema = await toNewest(url, client, options);
    if (options.worker) await client.query(grantsTo(options.worker).join(';'));
    return schema;
  });
}

/** For a caller that has the lock. */
export async function toNewest(
  url: string,
  client: pg.Client,
  { migrations = ours, lockTimeoutMs = LOCK_TIMEOUT_MS, ...options }: MigrateOptions = {},
): Promise<string> {
  const { migrations: how, ...others } = databaseOptions(url, 1);
  const migrationsList = impatient(migrations, lockTimeoutMs);
  const orm = new MikroORM({
    ...others,
    // Migrations are plain SQL, so the ORM needs no metadata.
    entities: [],
    discovery: { warnWhenNoEntities: false },
    migrations: { ...how, migrationsList },
    driverOptions: connectionOptions(url),
  });
  const until = Date.now() + (options.patienceMs ?? PATIENCE_MS);
  try {
    for (let pause = lockTimeoutMs; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      const fault = await faultOf(orm.migrator.up());
      if (!fault) return (await orm.migrator.getExecuted()).at(-1)?.name ?? '';
      if (lacksRight(fault)) throw await mayNot(url, client, fault);
      if (!LOCK_FAULTS.includes(fault.code ?? '')) throw fault;
      if (Date.now() > until) throw await heldForTooLong(client, fault);
      options.onLocked?.();
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

/** A database migrated by its owner alone lacks grants for the worker role. */
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

export interface ListedMigration {
  readonly name: string;
  readonly class: MigrationClass;
}

/** TypeScript takes the base class's methods for abstract. */
interface Runnable {
  up(): Promise<void> | void;
  addSql(sql: string): void;
  isTransactional(): boolean;
}
type Extended = new (...given: ConstructorParameters<typeof Migration>) => Runnable;

/**
 * With a lock time-out, because callers queue behind a waiting migration. One without a transaction
 * cannot roll back and has none.
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

/**
 * With its data. Nobody else may be connected, because a running product knows only the newest
 * schema.
 *
 * @returns its name; undefined when none is left
 * @throws Error that names who is connected, or says that it is the first
 */
export function migrateDown(
  url: string,
  lookForMs = 0,
  migrations: readonly ListedMigration[] = ours,
): Promise<string | undefined> {
  return underMigrationLock(url, {}, async (client) => {
    await requireNobodyElse(client, lookForMs);
    return takeBackNewest(url, migrations);
  });
}

async function takeBackNewest(
  url: string,
  migrations: readonly ListedMigration[],
): Promise<string | undefined> {
  const { migrations: how, ...others } = databaseOptions(url, 1);
  const orm = new MikroORM({
    ...others,
    migrations: { ...how, migrationsList: [...migrations] },
    driverOptions: connectionOptions(url),
  });
  try {
    const newest = (await orm.migrator.getExecuted()).at(-1)?.name;
    if (newest) await orm.migrator.down({ migrations: [newest] });
    return newest;
  } finally {
    await orm.close(true);
  }
}
