import { startDatabase } from '../harness/database.mjs';
import { alternate, median } from '../harness/alternate.mjs';
import { submitLeads } from '../harness/load.mjs';
import { atLeast, atMost } from '../harness/goals.mjs';
import { report } from '../harness/report.mjs';
import { serve } from '../harness/serve.mjs';
import { submitOneByOne } from './one-by-one.mjs';

/**
 * Submissions to the product and to a bare handler that stores the same rows, in turns. `ROUNDS` of
 * `SECONDS` each with 32 connections, on this disk and on a slower one, and with `MINUTES` the
 * product's memory after each minute.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = Number(process.env.SECONDS ?? 8);
const MINUTES = Number(process.env.MINUTES ?? 0);
const CONNECTIONS = 32;
/** Sync delay of many rented disks. */
const SLOWER_BY_MS = 2;

const database = await startDatabase();
const start = async (module, name) =>
  serve(new URL(module, import.meta.url), { DATABASE_URL: await database.create(name) });
const sides = {
  product: await start('../dist/product.js', 'product'),
  bare: await start('bare.mjs', 'bare'),
};

/** One side's round, including the work that follows the product's submissions. */
const turn = (submit) => async (side) => {
  const measured = await submit(side);
  await sides.product.ask('match');
  return measured;
};
const load = turn((side) => submitLeads(side.url, { connections: CONNECTIONS, seconds: SECONDS }));
const loneSubmits = turn((side) => submitOneByOne(side.url, 400));

/** Medians and ratios with this delay of each commit. */
async function measured(delayMs) {
  await database.slowDown(delayMs);
  const together = await alternate(ROUNDS, sides, load);
  const alone = await alternate(ROUNDS * 2, sides, loneSubmits);
  const [product, bare] = Object.keys(sides).map((name) => ({
    'leads a second': median(together[name].map(({ requests }) => requests.average)),
    'p50 ms': median(together[name].map(({ latency }) => latency.p50)),
    'p99 ms': median(together[name].map(({ latency }) => latency.p99)),
    'one at a time, p50 ms': median(alone[name].map(({ p50 }) => p50)),
    'p99 ms of those': median(alone[name].map(({ p99 }) => p99)),
  }));
  const ratio = Object.fromEntries(
    Object.keys(product).map((column) => [column, product[column] / bare[column]]),
  );
  return { product, bare, ratio };
}

const rowsOf = ({ product, bare, ratio }) => [
  { '': 'product', ...product },
  { '': 'bare handler', ...bare },
  { '': 'ratio', ...ratio },
];
const goalsOf = (disk, leads, { ratio }) => [
  atLeast(`${disk}: leads a second, × handler`, leads, ratio['leads a second']),
  atMost(`${disk}: p99, × handler`, 1.1, ratio['p99 ms']),
  atMost(`${disk}: one at a time, × handler`, 1.2, ratio['one at a time, p50 ms']),
];

await alternate(1, sides, load);
const asItIs = await measured(0);
const slower = await measured(SLOWER_BY_MS);
await database.slowDown(0);

const memory = [{ minute: 0, ...(await sides.product.ask('memory')) }];
for (let minute = 1; minute <= MINUTES; minute += 1) {
  await submitLeads(sides.product.url, { connections: CONNECTIONS, seconds: 60 });
  memory.push({ minute, ...(await sides.product.ask('memory')) });
}

const rounds = `${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s in turns`;
await report(
  'submit',
  {
    [`${rounds}:`]: rowsOf(asItIs),
    [`The same where each commit takes ${SLOWER_BY_MS} ms longer:`]: rowsOf(slower),
    'Memory of the product under that load:': memory,
  },
  [
    ...goalsOf('this disk', 1.15, asItIs),
    ...goalsOf(`a commit ${SLOWER_BY_MS} ms longer`, 1.25, slower),
    atMost('memory, MB', 300, Math.max(...memory.map((each) => each['process MB']))),
  ],
  [database.version],
);
for (const side of Object.values(sides)) await side.stop();
await database.stop();
