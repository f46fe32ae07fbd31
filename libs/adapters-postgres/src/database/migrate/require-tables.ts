import type pg from 'pg';
import { connectPatiently, type Patience } from '../../core/patient-connect.js';

const UNDEFINED_TABLE = '42P01';

/**
 * On another database a command would create the tables.
 *
 * @throws Error when it does not answer in time, refuses the login, or has no tables of ours
 */
export async function requireTables(url: string, patience: Patience = {}): Promise<void> {
  const client = await connectPatiently(url, patience);
  try {
    if (!(await hasMigrations(client))) {
      throw new Error(
        'The database has no tables of ours: is it the product’s own, by DATABASE_URL or DATA_DIR?',
      );
    }
  } finally {
    await client.end();
  }
}

async function hasMigrations(client: pg.Client): Promise<boolean> {
  try {
    const found = await client.query('select from mikro_orm_migrations limit 1');
    return found.rowCount !== 0;
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return false;
    throw error;
  }
}
