import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { migrate, startEmbeddedPostgres } from '@boligstyling/adapters-postgres';
import pg from 'pg';
import { fillBooks } from './books.mjs';

const LEADS = Number(process.env.LEADS ?? 1_000_000);
const IS_FULL = `
  select (select count(*) from lead) >= $1 and exists (select from webhook_delivery) as "isFull"`;

/** A PostgreSQL with a million made-up leads, which takes minutes to fill and is kept for the next run. */
export async function startFullDatabase() {
  const server = await startEmbeddedPostgres({
    dataDir: resolve(`data/bench-${LEADS}-leads/postgres`),
    durable: true,
  });
  await migrate(server.url);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query(IS_FULL, [LEADS]);
  if (!rows[0].isFull) {
    await client.query('truncate lead, partner cascade');
    execFileSync(process.execPath, ['tools/seed/run.mjs', String(LEADS)], {
      env: { ...process.env, DATABASE_URL: server.url },
      stdio: 'inherit',
    });
  }
  await fillBooks(client);
  // What the last run stored and erased, the database would have tidied up long before.
  await client.query('vacuum (analyze) lead, assignment, sale, notification');
  await client.end();
  return server;
}
