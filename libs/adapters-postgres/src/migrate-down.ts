import { MikroORM } from '@mikro-orm/postgresql';
import { databaseOptions } from './database.js';
import { clientFor } from './several-hosts.js';

/**
 * Takes back the newest migration, with the data that only it has room for.
 *
 * @returns its name; undefined when there is none left
 */
export async function migrateDown(url: string): Promise<string | undefined> {
  const orm = await MikroORM.init({
    ...databaseOptions(url, 1),
    driverOptions: { Client: clientFor(url) },
  });
  try {
    const newest = (await orm.migrator.getExecuted()).at(-1)?.name;
    if (newest) await orm.migrator.down({ migrations: [newest] });
    return newest;
  } finally {
    await orm.close(true);
  }
}
