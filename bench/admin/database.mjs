import { resolve } from 'node:path';
import pg from 'pg';
import { startFilled } from '../harness/filled-database.mjs';
import { fillBooks } from './books.mjs';

const LEADS = Number(process.env.LEADS ?? 1_000_000);

/** A PostgreSQL with a million generated leads and their books, kept for the next run. */
export async function startFullDatabase() {
  const server = await startFilled(resolve(`data/bench-${LEADS}-leads`), LEADS);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await fillBooks(client);
  // Autovacuum would long have cleaned up after the previous run.
  await client.query('vacuum (analyze) lead, assignment, sale, notification');
  await client.end();
  return server;
}
