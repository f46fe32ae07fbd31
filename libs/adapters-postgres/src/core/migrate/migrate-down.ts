import { MikroORM } from '@mikro-orm/postgresql';
import { databaseOptions } from '../database.js';
import { underMigrationLock } from './migration-lock.js';
import { requireNobodyElse } from './require-nobody-else.js';
import { wayTo } from '../several-hosts.js';

/**
 * Reverts the newest migration, including its data. Nobody else may be connected, because a running
 * product knows only the newest schema.
 *
 * @param lookForMs how long to look for other connections
 * @returns its name; undefined when none is left
 * @throws Error that names who is connected
 */
export function migrateDown(url: string, lookForMs = 0): Promise<string | undefined> {
  return underMigrationLock(url, {}, async (client) => {
    await requireNobodyElse(client, lookForMs);
    return takeBackNewest(url);
  });
}

async function takeBackNewest(url: string): Promise<string | undefined> {
  const orm = await MikroORM.init({
    ...databaseOptions(url, 1),
    driverOptions: wayTo(url),
  });
  try {
    const newest = (await orm.migrator.getExecuted()).at(-1)?.name;
    if (newest) await orm.migrator.down({ migrations: [newest] });
    return newest;
  } finally {
    await orm.close(true);
  }
}
