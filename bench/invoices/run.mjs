import { logIn } from '../admin/log-in.mjs';
import { timed } from '../admin/time.mjs';
import { startDatabase } from '../harness/database.mjs';
import { submitSteadily } from '../harness/load.mjs';
import { atMost } from '../harness/goals.mjs';
import { report } from '../harness/report.mjs';
import { serve } from '../harness/serve.mjs';
import { peakOfTree, residentOfTree } from '../harness/tree-memory.mjs';
import { aMonthOf, openFor } from './month.mjs';

/**
 * Duration and memory of a billing run of a month and of its emails with PDF and EHF, and the
 * latency of submissions meanwhile. `REQUESTS` and `PARTNERS` are the numbers.
 */
const REQUESTS = Number(process.env.REQUESTS ?? 20_000);
const PARTNERS = Number(process.env.PARTNERS ?? 200);
const MONTHS = 3;
const SUBMITS = { seconds: 20, ratePerSecond: 20 };

const database = await startDatabase();
const DATABASE_URL = await database.create('product');
const sink = await serve(new URL('../delivery/sink.mjs', import.meta.url));
const product = await serve(new URL('../dist/product.js', import.meta.url), {
  DATABASE_URL,
  SMTP_URL: sink.url,
});
await openFor(DATABASE_URL, PARTNERS);

/**
 * As an administrator does: by the version of a preview.
 *
 * @throws Error unless every partner got one invoice
 */
async function issue() {
  const { url, headers, get } = await logIn(product.url);
  const { version } = await get('/invoices/preview');
  const answer = await fetch(url('/invoices/run'), {
    method: 'POST',
    headers: { ...headers, 'If-Match': `"${version}"` },
  });
  const { invoices } = await answer.json();
  if (invoices !== PARTNERS) throw new Error(`${answer.status}: ${invoices} invoices.`);
}

async function leave(before) {
  while ((await sink.ask('taken')) - before < PARTNERS) {
    await product.ask('deliver');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const AT_MOST = 'all processes, at most MB';
const months = [
  {
    ...{ month: 'before', 'issued s': '', 'e-mails left s': '' },
    [AT_MOST]: residentOfTree(product.pid),
    ...(await product.ask('memory')),
  },
];
for (let month = 1; month <= MONTHS; month += 1) {
  await aMonthOf(DATABASE_URL, REQUESTS);
  const before = await sink.ask('taken');
  const row = { month };
  row[AT_MOST] = await peakOfTree(product.pid, async () => {
    row['issued s'] = (await timed(issue)) / 1000;
    row['e-mails left s'] = (await timed(() => leave(before))) / 1000;
  });
  months.push({ ...row, ...(await product.ask('memory')) });
}

const submits = async (meanwhile) => {
  await product.ask('latest');
  const latency = await submitSteadily(product.url, SUBMITS);
  const times = { 'p50 ms': latency.p50, 'p99 ms': latency.p99, 'longest ms': latency.max };
  return { meanwhile, ...times, 'latest turn ms': await product.ask('latest') };
};
const quiet = await submits('nothing but their own e-mails');
await aMonthOf(DATABASE_URL, REQUESTS);
const billing = issue();
const busy = await submits(`${PARTNERS} invoices are issued and leave`);
await billing;

const lines = (REQUESTS * 3) / PARTNERS;
await report(
  'invoices',
  {
    [`${REQUESTS.toLocaleString('en')} requests that three of ${PARTNERS} partners took each, ${lines} lines an invoice:`]:
      months,
    [`Submissions meanwhile, ${SUBMITS.ratePerSecond} a second:`]: [quiet, busy],
  },
  [
    atMost(
      'objects in use after the last month, × after the first',
      1.1,
      months[MONTHS]['objects in use MB'] / months[1]['objects in use MB'],
    ),
    atMost('memory of all processes, MB', 300, Math.max(...months.map((each) => each[AT_MOST]))),
    atMost('submit p99 meanwhile, × without', 1.1, busy['p99 ms'] / quiet['p99 ms']),
  ],
  [database.version],
);
for (const side of [product, sink]) await side.stop();
await database.stop();
