import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { migrate, startEmbeddedPostgres } from '@boligstyling/adapters-postgres';
import pg from 'pg';

const LEADS = Number(process.env.LEADS ?? 1_000_000);

/** A PostgreSQL with a million made-up leads, which takes minutes to fill and is kept for the next run. */
export async function startFullDatabase() {
  const server = await startEmbeddedPostgres({
    dataDir: resolve(`data/bench-${LEADS}-leads/postgres`),
    durable: true,
  });
  await migrate(server.url);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query('select count(*)::int as count from lead');
  await client.end();
  if (rows[0].count < LEADS) {
    execFileSync(process.execPath, ['tools/seed-leads.mjs', String(LEADS)], {
      env: { ...process.env, DATABASE_URL: server.url },
      stdio: 'inherit',
    });
  }
  return server;
}
