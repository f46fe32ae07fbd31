import { startDatabase } from '../harness/database.mjs';
import { atLeast, atMost } from '../harness/goals.mjs';
import { submitLeads } from '../harness/load.mjs';
import { report } from '../harness/report.mjs';
import { serve } from '../harness/serve.mjs';
import { store, storedIn } from './bare.mjs';
import { copyOf, DUE, execute, fill } from './fill.mjs';

/**
 * Requests from all over the country that are due for matching, decided by the product, beside a bare
 * client that inserts the same questions, counters, reasons, history and e-mails. `LEADS` says how many.
 */
const LEADS = Number(process.env.LEADS ?? 6_000);
const PARTNERS = [20, 1_000, 5_000];
const A_SECOND = 100;
const SECONDS = Number(process.env.SECONDS ?? 20);

const database = await startDatabase();
const start = (url) =>
  serve(new URL('../harness/product.mjs', import.meta.url), {
    DATABASE_URL: url,
    MATCHING: 'automatic',
  });

async function measured(partners) {
  const filled = await database.create(`filled_${partners}`);
  await fill(filled, partners, LEADS);
  const [url, bareUrl] = [
    await copyOf(filled, `p_${partners}`),
    await copyOf(filled, `b_${partners}`),
  ];
  const product = await start(url);
  await execute(url, [DUE], ['vacuum analyze lead']);
  const seconds = await product.ask('match');
  const { batches, bytes } = await storedIn(url);
  await product.stop();
  const bare = await store(bareUrl, batches);
  return {
    partners,
    'product a second': LEADS / seconds,
    'bare client a second': LEADS / bare,
    ratio: bare / seconds,
    'reasons of one, kB': bytes / 1024,
  };
}

/** How long after it came a request is decided, while so many come each second. Others wait set aside. */
const WAITED = `
  select percentile_cont(array[0.5, 0.99]) within group
    (order by extract(epoch from at - received_at) * 1000) as ms
  from match_round join lead on lead.id = lead_id`;

async function waited(partners) {
  const url = await database.create('waited');
  await fill(url, partners, LEADS);
  const product = await start(url);
  const { latency } = await submitLeads(product.url, {
    ...{ connections: 32, seconds: SECONDS, ratePerSecond: A_SECOND },
  });
  const [{ ms }] = await execute(url, [WAITED]);
  await product.stop();
  return { partners, 'p50 ms': ms[0], 'p99 ms': ms[1], 'submit p99 ms': latency.p99 };
}

const rows = [];
for (const partners of PARTNERS) rows.push(await measured(partners));
const wait = await waited(PARTNERS[1]);
await report(
  'matching',
  {
    [`${LEADS.toLocaleString('en')} requests that are due:`]: rows,
    [`From received to decided, ${A_SECOND} a second:`]: [wait],
  },
  [
    ...rows.map(({ partners, ratio }) =>
      atLeast(`${partners} partners, × bare client`, 0.6, ratio),
    ),
    ...rows.map((row) =>
      atMost(`${row.partners} partners, reasons, kB`, 8, row['reasons of one, kB']),
    ),
    atMost('from received to decided, p99 ms', 250, wait['p99 ms']),
  ],
  [database.version],
);
await database.stop();
