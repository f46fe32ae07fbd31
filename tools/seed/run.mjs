import { resolve } from 'node:path';
import pg from 'pg';
import { BATCH_OF_ASSIGNMENTS, STORE_ASSIGNMENTS } from './assignments-sql.mjs';
import { FUNCTIONS } from './functions-sql.mjs';
import { batchOfLeads, STORE_LEADS } from './leads-sql.mjs';
import { PARTNERS_SQL } from './partners-sql.mjs';

const BATCH = 50_000;

/** The configured database, or the embedded one, which starts if it does not run. */
async function openDatabase() {
  if (process.env.DATABASE_URL)
    return { url: process.env.DATABASE_URL, stop: async () => undefined };
  const { startEmbeddedPostgres } = await import('@boligstyling/adapters-postgres');
  const dataDir = resolve(process.env.DATA_DIR || './data', 'postgres');
  return startEmbeddedPostgres({ dataDir, durable: true });
}

const count = Number(process.argv[2] ?? 1_000_000);
if (!Number.isInteger(count) || count < 1) {
  console.error('How many leads? A whole number from 1, for example: npm run seed -- 1000000');
  process.exit(1);
}
const database = await openDatabase();
const client = new pg.Client({ connectionString: database.url });
await client.connect();
await client.query(FUNCTIONS);
await client.query(PARTNERS_SQL);
for (let from = 0; from < count; from += BATCH) {
  const to = Math.min(from + BATCH, count);
  const batch = [batchOfLeads(from, to, count), BATCH_OF_ASSIGNMENTS];
  await client.query([...batch, STORE_LEADS, STORE_ASSIGNMENTS].join(';\n'));
  process.stdout.write(`\r${to} of ${count} leads`);
}
for (const table of ['partner', 'lead', 'notification', 'assignment', 'sale', 'lead_event']) {
  await client.query(`vacuum analyze ${table}`);
}
await client.end();
await database.stop();
console.log('\nDone.');
