import type pg from 'pg';
import { connectPatiently, type Patience } from './patient-connect.js';

const UNDEFINED_TABLE = '42P01';

/**
 * Holds a command to a database that is the product's: on another it would make all tables there.
 *
 * @throws Error when it does not answer in time, lets us not in, or has no tables of ours
 */
export async function requireTables(url: string, patience: Patience = {}): Promise<void> {
  const client = await connectPatiently(url, patience);
  try {
    if (!(await hasMigrations(client, ''))) {
      throw new Error(
        'The database has no tables of ours: is it the product’s own, by DATABASE_URL or DATA_DIR?',
      );
    }
  } finally {
    await client.end();
  }
}

/**
 * Holds what serves to the database that was migrated. Connections are made when they are needed, so
 * that a wrong password or another database would show at the first request, behind a start that said
 * all is well.
 *
 * @param url logs in as who serves
 * @param schema the newest migration of the database that was migrated
 * @throws Error when it does not answer in time, lets us not in, or is another database
 */
export async function requireSchema(
  url: string,
  schema: string,
  patience: Patience = {},
): Promise<void> {
  const client = await connectPatiently(url, patience);
  try {
    if (!(await hasMigrations(client, schema))) {
      throw new Error(
        `DATABASE_URL and MIGRATION_URL lead to two databases: what was migrated is of the schema ${schema}, and what is to be served is not.`,
      );
    }
  } finally {
    await client.end();
  }
}

/** @param from the first of those that are looked for */
async function hasMigrations(client: pg.Client, from: string): Promise<boolean> {
  try {
    const found = await client.query('select from mikro_orm_migrations where name >= $1', [from]);
    return found.rowCount !== 0;
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return false;
    throw error;
  }
}
