import { execFileSync } from 'node:child_process';
import { migrate, startEmbeddedPostgres } from '@boligstyling/adapters-postgres';
import pg from 'pg';

const IS_FULL = `
  select (select count(*) from lead) >= $1 and exists (select from webhook_delivery) as "isFull"`;

/** A durable PostgreSQL with so many made-up leads. A folder that has them, and took minutes or hours, is not filled again. */
export async function startFilled(folder, leads) {
  const dataDir = `${folder}/postgres`;
  await fill(dataDir, leads);
  return startEmbeddedPostgres({ dataDir, durable: true });
}

/** What is only being filled can be filled anew, so that no write waits for the disk. */
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
