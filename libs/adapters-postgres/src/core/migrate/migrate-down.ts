import { MikroORM } from '@mikro-orm/postgresql';
import { databaseOptions } from '../database.js';
import { underMigrationLock } from './migration-lock.js';
import { requireNobodyElse } from './require-nobody-else.js';
import { wayTo } from '../several-hosts.js';

/**
 * Takes back the newest migration, with the data that only it has room for. Nobody may use the
 * database: what runs knows the newest schema alone.
 *
 * @param lookForMs for how long to look whether somebody uses it
 * @returns its name; undefined when there is none left
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
