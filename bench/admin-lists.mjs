/**
 * How long the administrator's calls take with many leads, as a ratio to the bare SQL that a person
 * would write for the same answer, on the same data: 1.0 means that the API costs nothing.
 *
 *   npm run build && npm run seed -- 1000000 && npm run bench:admin
 *
 * Uses DATABASE_URL, or the embedded database under DATA_DIR. Both sides take turns, and medians are
 * compared, so that a busy machine disturbs both alike.
 */
import 'reflect-metadata';
import { resolve } from 'node:path';
import { Database, startEmbeddedPostgres } from '@boligstyling/adapters-postgres';
import pg from 'pg';
import { parseConfig } from '../apps/api/dist/config.js';
import { createApp } from '../apps/api/dist/create-app.js';

const ROUNDS = 15;
const ADMIN_PASSWORD = 'only for this bench';
const NEWEST = 'order by received_at desc, id desc limit 51';

/** Each call with the statements that answer it by hand. */
const CALLS = [
  ['first page', '/leads', `select * from lead ${NEWEST}`, 'select count(*) from lead'],
  [
    'new leads',
    '/leads?status=new',
    `select * from lead where status = 'new' ${NEWEST}`,
    `select count(*) from lead where status = 'new'`,
  ],
  [
    'by name',
    '/leads?sort=customer_name',
    'select * from lead order by customer_name collate "nb-x-icu", received_at, id limit 51',
    'select count(*) from lead',
  ],
  [
    'a city and a service',
    '/leads?city=Bergen&service=Delstyling',
    `select * from lead where location = 'Bergen' and service_type = 'Delstyling' ${NEWEST}`,
    `select count(*) from lead where location = 'Bergen' and service_type = 'Delstyling'`,
  ],
  [
    'search for a name',
    '/leads?q=kari+nordmann',
    `select * from lead where search_text like '%kari%' and search_text like '%nordmann%' ${NEWEST}`,
    `select count(*) from lead where search_text like '%kari%' and search_text like '%nordmann%'`,
  ],
  [
    'search for a person',
    '/leads?q=person4321@',
    `select * from lead where search_text like '%person4321@%' ${NEWEST}`,
    `select count(*) from lead where search_text like '%person4321@%'`,
  ],
  ['what is new', '/leads/version', `select id, status from lead ${NEWEST}`],
  [
    'summary',
    '/summary',
    'select status, count(*) from lead group by status',
    `select received_at::date, count(*) from lead
     where received_at >= now() - interval '84 days' group by 1`,
    `select location, count(*) from lead
     where received_at >= now() - interval '84 days' group by 1`,
    `select service_type, count(*) from lead
     where received_at >= now() - interval '84 days' group by 1`,
    `select percentile_cont(0.5) within group (order by contacted_at - received_at) from lead
     where contacted_at >= now() - interval '84 days'`,
  ],
];

const embedded = process.env.DATABASE_URL
  ? undefined
  : await startEmbeddedPostgres({
      dataDir: resolve(process.env.DATA_DIR || './data', 'postgres'),
      durable: true,
    });
const DATABASE_URL = process.env.DATABASE_URL ?? embedded.url;
const database = await Database.open(DATABASE_URL);
const config = parseConfig({
  DATABASE_URL,
  DATA_DIR: process.env.DATA_DIR,
  ADMIN_PASSWORD,
  MATCHING: 'manual',
  SESSION_SECRET: 'only for this bench, thirty-two characters',
});
const app = await createApp(config, database);
await app.listen(0, '127.0.0.1');
const api = `${await app.getUrl()}/api/admin`;
const bare = new pg.Pool({ connectionString: DATABASE_URL });

const { adminToken } = await answer('/session', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ password: ADMIN_PASSWORD }),
});
const authorized = { headers: { authorization: `Bearer ${adminToken}` } };
const { leads } = await answer('/summary', authorized);
console.log(`${leads.total} leads, medians of ${ROUNDS}\n`);
console.log('call                     API ms   SQL ms   ratio');
for (const [name, path, ...statements] of CALLS) {
  const [viaApi, bySql] = await compared(
    () => answer(path, authorized),
    () => Promise.all(statements.map((statement) => bare.query(statement))),
  );
  const cells = [viaApi.toFixed(1), bySql.toFixed(1), (viaApi / bySql).toFixed(2)];
  console.log(name.padEnd(23) + cells.map((cell) => cell.padStart(8)).join(' '));
}
await app.close();
await bare.end();
await database.close();
await embedded?.stop();

async function answer(path, request) {
  const response = await fetch(api + path, request);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/** The median times of two pieces of work that take turns. */
async function compared(...works) {
  const times = works.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, work] of works.entries()) {
      const begun = performance.now();
      await work();
      times[index].push(performance.now() - begun);
    }
  }
  return times.map((all) => all.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]);
}
