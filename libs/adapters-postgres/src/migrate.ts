import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { databaseOptions } from './database.js';

/** Any number, as long as nothing else in the database locks with it. */
const MIGRATION_LOCK = 7_204_117;

/**
 * Brings the database to the newest schema. Replicas that start together take turns: the ORM's
 * own migrator takes no lock, and of three at once some would fail.
 */
export async function migrate(url: string): Promise<void> {
  const lock = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  lock.on('error', () => undefined);
  await lock.connect();
  const orm = await MikroORM.init(databaseOptions(url, 1));
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await orm.migrator.up();
  } finally {
    await orm.close(true);
    await lock.end();
  }
}
