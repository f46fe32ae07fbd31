import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { logIn } from '../admin/log-in.mjs';
import { mediansInTurns } from '../admin/time.mjs';
import { daysAgo } from '../admin/days-ago.mjs';
import { startFilled } from '../harness/filled-database.mjs';
import { submitLeads } from '../harness/load.mjs';
import { report } from '../harness/report.mjs';
import { serve } from '../harness/serve.mjs';
import { DUE, execute, setAside } from '../matching/fill.mjs';
import { erase } from './erase.mjs';

/**
 * Slow-down by the number of leads: the same work on databases of several sizes in turn, each
 * filled, measured and dropped. `SIZES` has the numbers of leads. A failed run leaves its database,
 * to be measured without filling.
 */
const SIZES = (process.env.SIZES ?? '10000,100000,1000000').split(',').map(Number);
const ROUNDS = 7;
const SECONDS = 8;
const MATCHED = 2_000;
const ERASED = 1_000;
const CALLS = {
  'first page, ms': '/leads',
  'a name, ms': '/leads?q=kari+nordmann',
  'a person, ms': '/leads?q=person4321@',
  'a month, ms': `/leads?from=${daysAgo(60)}&to=${daysAgo(30)}`,
  'queue, ms': '/queue',
  'summary, ms': '/summary',
};

const SIZE = 'select pg_database_size(current_database())::float8 as bytes';

async function measured(leads) {
  const folder = resolve(`data/bench-growth-${leads}`);
  const server = await startFilled(folder, leads);
  const [{ bytes }] = await execute(server.url, ['vacuum analyze'], ['checkpoint'], [SIZE]);
  const { url, stop } = await productOn(server.url, 'manual');
  const calls = await looked(await logIn(url));
  const { requests, latency } = await submitLeads(`${url}/api/leads`, {
    connections: 32,
    seconds: SECONDS,
  });
  await stop();
  await setAside(server.url, MATCHED);
  const matching = await productOn(server.url, 'automatic');
  await execute(server.url, [DUE], ['vacuum analyze lead']);
  const seconds = await matching.ask('match');
  await matching.stop();
  const erasing = await erase(server.url, ERASED);
  await server.stop();
  await rm(folder, { recursive: true });
  return {
    leads,
    'size, GB': bytes / 2 ** 30,
    'kB a lead': bytes / 1024 / leads,
    'submits a second': requests.average,
    'p99 ms': latency.p99,
    'passed on a second': MATCHED / seconds,
    'erased a second': ERASED / erasing,
    ...calls,
  };
}

const productOn = (url, matching) =>
  serve(new URL('../dist/product.js', import.meta.url), {
    DATABASE_URL: url,
    MATCHING: matching,
  });

/** Median of each dashboard call, or the error of an unanswered one. */
async function looked(dashboard) {
  const looks = {};
  for (const [name, path] of Object.entries(CALLS)) {
    const [median] = await mediansInTurns(ROUNDS, () => dashboard.get(path)).catch((error) => [
      error.message,
    ]);
    looks[name] = median;
  }
  return looks;
}

const rows = [];
for (const leads of SIZES) rows.push(await measured(leads));
const work = rows.map((row) => pick(row, (column) => !(column in CALLS)));
const lists = rows.map((row) => pick(row, (column) => column === 'leads' || column in CALLS));
await report('growth', { 'Storing, passing on, erasing:': work, 'The dashboard:': lists });

function pick(row, is) {
  return Object.fromEntries(Object.entries(row).filter(([column]) => is(column)));
}
