import { MikroORM } from '@mikro-orm/postgresql';
import { databaseOptions } from './database.js';
import { grantsTo } from './grants.js';
import { type Patience, underMigrationLock } from './migration-lock.js';

export interface MigrateOptions extends Patience {
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
 * @throws Error when it does not answer in time, lets us not in, or has locks that lock nothing
 */
export function migrate(url: string, options: MigrateOptions = {}): Promise<string> {
  return underMigrationLock(url, options, async (client) => {
    const schema = await toNewest(url);
    if (options.worker) await client.query(grantsTo(options.worker).join(';'));
    return schema;
  });
}

/**
 * The same for who has the lock already.
 *
 * @returns the name of the newest migration
 */
export async function toNewest(url: string): Promise<string> {
  const orm = await MikroORM.init({ ...databaseOptions(url, 1), driverOptions: {} });
  try {
    await orm.migrator.up();
    return (await orm.migrator.getExecuted()).at(-1)?.name ?? '';
  } finally {
    await orm.close(true);
  }
}
