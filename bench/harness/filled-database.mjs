import { execFileSync } from 'node:child_process';
import { migrate, startEmbeddedPostgres } from '@boligstyling/adapters-postgres';
import pg from 'pg';

/** The product deletes those older than two years, some thousand of a million each day. */
const IS_FULL = `
  select (select count(*) from lead) >= 0.99 * $1 and exists (select from webhook_delivery) as "isFull"`;

/**
 * A durable PostgreSQL with this number of generated leads. A filled folder is reused, because
 * filling took minutes or hours.
 */
export async function startFilled(folder, leads) {
  const dataDir = `${folder}/postgres`;
  await fill(dataDir, leads);
  return startEmbeddedPostgres({ dataDir, durable: true });
}

/** Without fsync, because a failed fill can be repeated. */
async function fill(dataDir, leads) {
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  await migrate(server.url);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query(IS_FULL, [leads]);
  if (!rows[0].isFull) await client.query('truncate lead, partner cascade');
  await client.end();
  const env = { ...process.env, DATABASE_URL: server.url };
  const seed = ['tools/seed/run.mjs', String(leads)];
  if (!rows[0].isFull) execFileSync(process.execPath, seed, { env, stdio: 'inherit' });
  await server.stop();
}
