import { startDatabase } from '../harness/database.mjs';
import { alternate, median } from '../harness/alternate.mjs';
import { submitLeads } from '../harness/load.mjs';
import { atLeast, atMost } from '../harness/goals.mjs';
import { report } from '../harness/report.mjs';
import { serve } from '../harness/serve.mjs';
import { residentOfTree } from '../harness/tree-memory.mjs';
import { startDirectus, VERSION } from './directus/directus.mjs';
import { submitOneByOne } from './one-by-one.mjs';

/**
 * Submissions to the product and to a bare handler that stores the same rows, in turns. `ROUNDS` of
 * `SECONDS` each with 32 connections, on this disk and on a slower one, and with `MINUTES` the
 * product's memory after each minute. With `PEER=directus` also to Directus, which stores the lead
 * alone: no e-mails, no duplicates, no repeats told apart.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = Number(process.env.SECONDS ?? 8);
const MINUTES = Number(process.env.MINUTES ?? 0);
const CONNECTIONS = 32;
/** Sync delay of many rented disks. */
const SLOWER_BY_MS = 2;

const database = await startDatabase();
const start = async (module, name) => {
  const DATABASE_URL = await database.create(name);
  return {
    path: '/api/leads',
    ...(await serve(new URL(module, import.meta.url), { DATABASE_URL })),
  };
};
const sides = {
  product: await start('../dist/product.js', 'product'),
  'bare handler': await start('bare.mjs', 'bare'),
};
const PEER = process.env.PEER === 'directus' ? 'Directus' : undefined;
if (PEER) sides[PEER] = await startDirectus(await database.createEmpty('directus'));

/** One side's round, including the work that follows the product's submissions. */
const turn = (submit) => async (side) => {
  const measured = await submit(side.url + side.path);
  await sides.product.ask('match');
  return measured;
};
const load = turn((url) => submitLeads(url, { connections: CONNECTIONS, seconds: SECONDS }));
const loneSubmits = turn((url) => submitOneByOne(url, 400));

/** Medians of each side with this delay of each commit. */
async function measured(delayMs) {
  await database.slowDown(delayMs);
  const together = await alternate(ROUNDS, sides, load);
  const alone = await alternate(ROUNDS * 2, sides, loneSubmits);
  return Object.keys(sides).map((name) => ({
    '': name,
    'leads a second': median(together[name].map(({ requests }) => requests.average)),
    'p50 ms': median(together[name].map(({ latency }) => latency.p50)),
    'p99 ms': median(together[name].map(({ latency }) => latency.p99)),
    'one at a time, p50 ms': median(alone[name].map(({ p50 }) => p50)),
    'p99 ms of those': median(alone[name].map(({ p99 }) => p99)),
  }));
}

/** Figures of the product as multiples of another side's. */
const relative = ({ '': name, ...own }, { '': other, ...theirs }) => ({
  '': `${name}, × ${other}`,
  ...Object.fromEntries(Object.keys(own).map((column) => [column, own[column] / theirs[column]])),
});
const rowsOf = ([product, ...others]) => [
  ...[product, ...others],
  ...others.map((other) => relative(product, other)),
];
const goalsOf = (disk, [product, bare, peer], limits) => {
  const { 'leads a second': leads, 'p99 ms': p99, ...lone } = relative(product, bare);
  const alone = 'one at a time, p50 ms';
  const besidePeer = peer && relative(product, peer);
  return [
    atLeast(`${disk}: leads a second, × handler`, limits.leads, leads),
    atMost(`${disk}: p99, × handler`, 1.1, p99),
    atMost(`${disk}: one at a time, × handler`, limits.alone, lone[alone]),
    ...(peer
      ? [
          atLeast(`${disk}: leads a second, × ${PEER}`, 15, besidePeer['leads a second']),
          atLeast(`${disk}: one at a time, × ${PEER}`, limits.alonePeer, 1 / besidePeer[alone]),
        ]
      : []),
  ];
};

await alternate(1, sides, load);
const asItIs = await measured(0);
const slower = await measured(SLOWER_BY_MS);
await database.slowDown(0);

const memory = [{ minute: 0, ...(await sides.product.ask('memory')) }];
for (let minute = 1; minute <= MINUTES; minute += 1) {
  await submitLeads(`${sides.product.url}/api/leads`, { connections: CONNECTIONS, seconds: 60 });
  memory.push({ minute, ...(await sides.product.ask('memory')) });
}
const resident = Object.entries(sides).map(([name, { pid }]) => ({
  '': name,
  'all processes, MB': residentOfTree(pid),
}));
const [ofProduct, , ofPeer] = resident.map((each) => each['all processes, MB']);

const rounds = `${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s in turns`;
await report(
  'submit',
  {
    [`${rounds}:`]: rowsOf(asItIs),
    [`The same where each commit takes ${SLOWER_BY_MS} ms longer:`]: rowsOf(slower),
    'Memory of the product under that load:': memory,
    'Resident memory afterwards:': resident,
  },
  [
    ...goalsOf('this disk', asItIs, { leads: 1.15, alone: 1.6, alonePeer: 1.5 }),
    ...goalsOf(`a commit ${SLOWER_BY_MS} ms longer`, slower, {
      leads: 1.25,
      alone: 1.25,
      alonePeer: 1,
    }),
    atMost('memory, MB', 300, Math.max(...memory.map((each) => each['process MB']))),
    ...(PEER ? [atMost(`memory afterwards, × ${PEER}`, 0.5, ofProduct / ofPeer)] : []),
  ],
  [database.version, ...(PEER ? [`${PEER} ${VERSION}`] : [])],
);
for (const side of Object.values(sides)) await side.stop();
await database.stop();
