import { startDatabase } from '../harness/database.mjs';
import { inTurns, median } from '../harness/in-turns.mjs';
import { submitLeads } from '../harness/load.mjs';
import { report } from '../harness/report.mjs';
import { serve } from '../harness/serve.mjs';
import { submitOneByOne } from './one-by-one.mjs';

/**
 * Leads submitted to the product and to a bare handler that stores the same rows, in turns.
 * `ROUNDS` of `SECONDS` each with 32 connections, and with `MINUTES` the product's memory after each
 * of so many minutes.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = Number(process.env.SECONDS ?? 8);
const MINUTES = Number(process.env.MINUTES ?? 0);
const CONNECTIONS = 32;

const database = await startDatabase();
const start = async (module, name) =>
  serve(new URL(module, import.meta.url), { DATABASE_URL: await database.create(name) });
const sides = {
  product: await start('../harness/product.mjs', 'product'),
  bare: await start('bare.mjs', 'bare'),
};

const load = (side) => submitLeads(side.url, { connections: CONNECTIONS, seconds: SECONDS });
await inTurns(1, sides, load);
const together = await inTurns(ROUNDS, sides, load);
const alone = await inTurns(ROUNDS * 4, sides, (side) => submitOneByOne(side.url, 100));

const figures = (name) => {
  const rounds = together[name];
  return {
    'leads a second': median(rounds.map(({ requests }) => requests.average)),
    'p50 ms': median(rounds.map(({ latency }) => latency.p50)),
    'p99 ms': median(rounds.map(({ latency }) => latency.p99)),
    'one at a time, p50 ms': median(alone[name].map(({ p50 }) => p50)),
    'p99 ms of those': median(alone[name].map(({ p99 }) => p99)),
  };
};
const [product, bare] = [figures('product'), figures('bare')];
const ratio = Object.fromEntries(
  Object.keys(product).map((column) => [column, product[column] / bare[column]]),
);

const memory = [{ minute: 0, ...(await sides.product.ask('memory')) }];
for (let minute = 1; minute <= MINUTES; minute += 1) {
  await submitLeads(sides.product.url, { connections: CONNECTIONS, seconds: 60 });
  memory.push({ minute, ...(await sides.product.ask('memory')) });
}

await report(
  'submit',
  {
    [`${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s in turns:`]: [
      { '': 'product', ...product },
      { '': 'bare handler', ...bare },
      { '': 'ratio', ...ratio },
    ],
    'Memory of the product under that load:': memory,
  },
  [database.version],
);
for (const side of Object.values(sides)) await side.stop();
await database.stop();
