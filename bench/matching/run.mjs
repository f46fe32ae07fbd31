import { startDatabase } from '../harness/database.mjs';
import { atLeast, atMost } from '../harness/goals.mjs';
import { median } from '../harness/alternate.mjs';
import { submitSteadily } from '../harness/load.mjs';
import { report } from '../harness/report.mjs';
import { serve } from '../harness/serve.mjs';
import { store, storedIn } from './bare.mjs';
import { copyOf, drop, DUE, execute, fill } from './fill.mjs';
import { passedOnByFour } from './replicas.mjs';

/**
 * Matching of due leads all over the country, relative to a bare client that inserts the same
 * questions, counters, reasons, history and emails. `LEADS` is their number, `PAST` the number of
 * earlier assignments at the end, `ROUNDS` the rounds of the medians. Finally four replicas match
 * as many, and the result is compared with the plain rule.
 */
const LEADS = Number(process.env.LEADS ?? 6_000);
const PAST = Number(process.env.PAST ?? 1_000_000);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const MARKETS = [
  { partners: 20, past: 0 },
  { partners: 1_000, past: 0 },
  { partners: 5_000, past: 0 },
  { partners: 1_000, past: 10_000 },
  { partners: 1_000, past: PAST },
];
const A_SECOND = 100;
const SECONDS = Number(process.env.SECONDS ?? 20);
const WARM_UP_SECONDS = 3;

const database = await startDatabase();
const start = (url, MATCHING = 'automatic') =>
  serve(new URL('../dist/product.js', import.meta.url), { DATABASE_URL: url, MATCHING });

async function turn(filled) {
  const [url, bareUrl] = [await copyOf(filled, 'product'), await copyOf(filled, 'bare')];
  const product = await start(url);
  await execute(url, [DUE], ['vacuum analyze lead']);
  const seconds = await product.ask('match');
  const { batches, bytes } = await storedIn(url);
  await product.stop();
  const bare = await store(bareUrl, batches);
  for (const each of [url, bareUrl]) await drop(each);
  return { seconds, bare, bytes };
}

async function measured({ partners, past }) {
  const filled = await database.create('filled');
  await fill(filled, partners, LEADS, past);
  const turns = [];
  for (let round = 0; round < ROUNDS; round += 1) turns.push(await turn(filled));
  await drop(filled);
  const middle = (figure) => median(turns.map(figure));
  return {
    partners,
    'past assignments': past,
    'product a second': LEADS / middle(({ seconds }) => seconds),
    'bare client a second': LEADS / middle(({ bare }) => bare),
    ratio: middle(({ bare, seconds }) => bare / seconds),
    'reasons of one, kB': middle(({ bytes }) => bytes) / 1024,
  };
}

/** Delay of a decision at a given rate of leads. Others wait without being due. */
const WAITED = `
  select percentile_cont(array[0.5, 0.99]) within group
    (order by extract(epoch from at - received_at) * 1000) as ms
  from match_round join lead on lead.id = lead_id`;

/** Submissions at that rate, with matching or without it, and how long the decisions took. */
async function submits(matching, partners) {
  const url = await database.create(`submits_${matching}`);
  await fill(url, partners, LEADS, 0);
  const product = await start(url, matching);
  await submitSteadily(product.url, { seconds: WARM_UP_SECONDS, ratePerSecond: A_SECOND });
  const latency = await submitSteadily(product.url, { seconds: SECONDS, ratePerSecond: A_SECOND });
  const [{ ms }] = await execute(url, [WAITED]);
  await product.stop();
  return {
    matching,
    'submit p50 ms': latency.p50,
    'submit p99 ms': latency.p99,
    'decided p50 ms': ms?.[0],
    'decided p99 ms': ms?.[1],
  };
}

const rows = [];
for (const market of MARKETS) rows.push(await measured(market));
const byHand = await submits('manual', 1_000);
const automatic = await submits('automatic', 1_000);
const four = await passedOnByFour(database, start, LEADS);
const named = ({ partners, 'past assignments': past }) =>
  `${partners} partners${past ? `, ${past} assignments before` : ''}`;
const [, , , short, long] = rows;
await report(
  'matching',
  {
    [`${LEADS.toLocaleString('en')} requests that are due, medians of ${ROUNDS} turns:`]: rows,
    [`${A_SECOND} leads a second, 1,000 partners:`]: [byHand, automatic],
    'Four replicas, two of them killed at it, every decision as the plain rule makes it:': [four],
  },
  [
    ...rows.map((row) =>
      atLeast(`${named(row)}, × bare client`, row.partners === 20 ? 0.5 : 0.6, row.ratio),
    ),
    ...rows.map((row) => atMost(`${named(row)}, reasons, kB`, 8, row['reasons of one, kB'])),
    atLeast(`${named(long)}, × with ${short['past assignments']}`, 1, long.ratio / short.ratio),
    atMost('from received to decided, p99 ms', 250, automatic['decided p99 ms']),
    atMost(
      'submit p50, × without matching',
      1.1,
      automatic['submit p50 ms'] / byHand['submit p50 ms'],
    ),
  ],
  [database.version],
);
await database.stop();
