/**
 * Times of dashboard calls with a million leads, relative to hand-written SQL on the same data: 1.0
 * means that the API costs nothing.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { percentile } from '../harness/alternate.mjs';
import { submitSteadily } from '../harness/load.mjs';
import { atMost } from '../harness/goals.mjs';
import { report } from '../harness/report.mjs';
import { SAMPLE_ADDRESSES } from '../harness/sample-submission.mjs';
import { serve } from '../harness/serve.mjs';
import { callsOn, SOME_PARTNER } from './calls.mjs';
import { daysAgo } from './days-ago.mjs';
import { startFullDatabase } from './database.mjs';
import { asPartner, logIn } from './log-in.mjs';
import { EVER } from './network-calls.mjs';
import { mediansInTurns, p95Under } from './time.mjs';

const ROUNDS = 11;
/** Of quick answers HTTP, session and audit row are the larger part: they may take 1 ms. */
const QUICK_MS = 5;
const OVERHEAD_MS = 1;
const LONG_LISTS = {
  leads: '/leads?sort=-received_at',
  'leads by name': '/leads?sort=customer_name',
  'sales of 60 days': `/sales?from=${daysAgo(60)}`,
};
const server = await startFullDatabase();
const product = await serve(new URL('../dist/product.js', import.meta.url), {
  DATABASE_URL: server.url,
});
const sql = new pg.Pool({ connectionString: server.url });
const { rows: partners } = await sql.query(SOME_PARTNER);
const partner = asPartner(product.url, await product.ask('enterAsPartner', partners[0].id));

/**
 * Waits for running statements. Those of eight concurrent callers outlive the measurement, and in a
 * slow hour delayed the next call past its time-out.
 */
async function rested() {
  const busy = `select from pg_stat_activity
    where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()`;
  while ((await sql.query(busy)).rowCount > 0) await sleep(100);
}

const CALLS = await callsOn(sql);
const calls = [];
for (const { name, path, statements, by } of CALLS) {
  // An access token lasts ten minutes, and all calls take longer in a slow hour.
  const caller = by === 'partner' ? partner : await logIn(product.url);
  const [api, bySql] = await mediansInTurns(
    ROUNDS,
    () => caller.get(path),
    () => Promise.all(statements.map((statement) => sql.query(statement))),
  );
  const apiLoaded = await p95Under(8, api, caller.url(path), caller.headers);
  await rested();
  calls.push({
    call: name,
    'API ms': api,
    'SQL ms': bySql,
    '× SQL': api / bySql,
    'p95 of 8 ms': apiLoaded,
  });
}

const dashboard = await logIn(product.url);
const pages = [];
for (const [list, path] of Object.entries(LONG_LISTS)) {
  const far = await dashboard.pageAfter(999, path);
  const [first, thousandth] = await mediansInTurns(
    ROUNDS,
    () => dashboard.get(path),
    () => dashboard.get(far),
  );
  pages.push({ list, 'page 1 ms': first, 'page 1,000 ms': thousandth, ratio: thousandth / first });
}

const SUBMITS = { seconds: 15, ratePerSecond: 100 };
const dashboards = CALLS.filter(({ by }) => !by);
const quiet = await dashboard.use(dashboards, SUBMITS.seconds);
const [busy, submits] = await Promise.all([
  dashboard.use(dashboards, SUBMITS.seconds),
  submitSteadily(product.url, SUBMITS),
]);
const whileSubmitted = [
  { submits: 'none', 'dashboard p95 ms': percentile(quiet, 95), 'submit p99 ms': '' },
  {
    submits: `${SUBMITS.ratePerSecond} a second`,
    'dashboard p95 ms': percentile(busy, 95),
    'submit p99 ms': submits.p99,
  },
];

const { rows } = await sql.query(
  `select count(*)::int as leads, current_setting('server_version') as version from lead`,
);
const beyondSql = (call) =>
  (call['API ms'] - (call['SQL ms'] <= QUICK_MS ? OVERHEAD_MS : 0)) / call['SQL ms'];
await report(
  'admin',
  {
    [`${rows[0].leads.toLocaleString('en')} leads, medians of ${ROUNDS} or more in turns:`]: calls,
    'Far down the list:': pages,
    'While leads arrive:': whileSubmitted,
  },
  [
    ...calls.map((call) => atMost(`${call.call}, × the SQL`, 1.5, beyondSql(call))),
    atMost(`${EVER}, ms`, 1000, calls.find(({ call }) => call === EVER)['API ms']),
    ...pages.map(({ list, ratio }) => atMost(`${list}: page 1,000, × page 1`, 1.1, ratio)),
  ],
  [`PostgreSQL ${rows[0].version} (fsync on)`],
);

await sql.query('delete from lead where customer_email like $1', [SAMPLE_ADDRESSES]);
await sql.end();
await product.stop();
await server.stop();
