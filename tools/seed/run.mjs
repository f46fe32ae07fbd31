import { resolve } from 'node:path';
import pg from 'pg';
import {
  BATCH_OF_ASSIGNMENTS,
  STORE_ASSIGNMENTS,
  OTHERS_SQL,
  STORE_EXCEPTIONS,
} from './exceptions-sql.mjs';
import { FUNCTIONS, batchOfLeads, STORE_LEADS } from './leads-sql.mjs';
import { PARTNERS_SQL } from './partners-sql.mjs';

const BATCH = 50_000;
const FILLED =
  'partner, lead, notification, assignment, sale, lead_event, review, webhook_delivery';
const HAS_TABLES = `select to_regclass('lead') is not null as "hasTables"`;
const IS_USED = 'select exists (select from lead) or exists (select from partner) as "isUsed"';
const ANALYZE = 'analyze batch_lead, batch_assignment';

async function openDatabase() {
  if (process.env.DATABASE_URL)
    return { url: process.env.DATABASE_URL, stop: async () => undefined };
  const { startEmbeddedPostgres } = await import('@boligstyling/adapters-postgres');
  const dataDir = resolve(process.env.DATA_DIR || './data', 'postgres');
  return startEmbeddedPostgres({ dataDir, durable: true });
}

/** Reason why the database must not be seeded, if any. */
async function refusalOf(client) {
  const { hasTables } = (await client.query(HAS_TABLES)).rows[0];
  if (!hasTables)
    return 'The database has no tables yet: start the product on it once (npm start), then seed it.';
  const { isUsed } = (await client.query(IS_USED)).rows[0];
  if (isUsed)
    return 'The database has leads or partners already: made-up ones go into an empty one.';
}

const count = Number(process.argv[2] ?? 1_000_000);
if (!Number.isInteger(count) || count < 1) {
  console.error('How many leads? A whole number from 1, for example: npm run seed -- 1000000');
  process.exit(1);
}
const database = await openDatabase();
const client = new pg.Client({ connectionString: database.url });
await client.connect();
const refusal = await refusalOf(client);
if (refusal) {
  await client.end();
  await database.stop();
  console.error(refusal);
  process.exit(1);
}
await client.query(FUNCTIONS);
await client.query(PARTNERS_SQL);
await client.query(OTHERS_SQL);
for (let from = 0; from < count; from += BATCH) {
  const to = Math.min(from + BATCH, count);
  const batch = [batchOfLeads(from, to, count), BATCH_OF_ASSIGNMENTS, ANALYZE];
  await client.query([...batch, STORE_LEADS, STORE_ASSIGNMENTS, STORE_EXCEPTIONS].join(';\n'));
  process.stdout.write(`\r${to} of ${count} leads`);
}
await client.query(`vacuum analyze ${FILLED}`);
await client.end();
await database.stop();
console.log('\nDone.');
