import { connectPatiently, type Patience } from './patient-connect.js';

const UNDEFINED_TABLE = '42P01';

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
    const there = await client
      .query('select from mikro_orm_migrations where name = $1', [schema])
      .catch((error: { code?: string }) => {
        if (error.code !== UNDEFINED_TABLE) throw error;
        return { rowCount: 0 };
      });
    if (there.rowCount === 0) {
      throw new Error(
        `DATABASE_URL and MIGRATION_URL lead to two databases: what was migrated is of the schema ${schema}, and what is to be served is not.`,
      );
    }
  } finally {
    await client.end();
  }
}
