import { MikroORM } from '@mikro-orm/postgresql';
import { databaseOptions } from '../database.js';
import { migrations as ours } from '../../migrations/list.js';
import type { ListedMigration } from './migrate.js';
import { underMigrationLock, requireNobodyElse } from './migration-lock.js';
import { connectionOptions } from '../../core/several-hosts.js';

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
  const orm = await MikroORM.init({
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
