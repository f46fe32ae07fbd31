import { timed } from '../admin/time.mjs';
import { startDatabase } from '../harness/database.mjs';
import { submitSteadily } from '../harness/load.mjs';
import { atLeast } from '../harness/goals.mjs';
import { report } from '../harness/report.mjs';
import { serve } from '../harness/serve.mjs';
import { makeDue } from './due-notifications.mjs';

/**
 * Delivery rate of due notifications relative to nodemailer alone on the same mail server, and the
 * latency of submissions meanwhile. `SIZES`, separated by spaces, are the numbers due.
 */
const SIZES = (process.env.SIZES ?? '10000 50000').split(' ').map(Number);
const SUBMITS = { seconds: 30, ratePerSecond: 50 };
const WARM_UP = 5_000;

const database = await startDatabase();
const DATABASE_URL = await database.create('product');
const sink = await serve(new URL('sink.mjs', import.meta.url));
const product = await serve(new URL('../dist/product.js', import.meta.url), {
  DATABASE_URL,
  SMTP_URL: sink.url,
});
const bare = await serve(new URL('../dist/bare-delivery.js', import.meta.url), {
  SMTP_URL: sink.url,
});

/** Messages per second. @throws Error unless the mail server got each exactly once */
async function speed(side, count) {
  const before = await sink.ask('taken');
  const seconds = (await timed(() => side.ask('deliver', count))) / 1000;
  const taken = (await sink.ask('taken')) - before;
  if (taken !== count) throw new Error(`The mail server took ${taken} of ${count} messages.`);
  return { seconds, 'a second': count / seconds };
}

await makeDue(DATABASE_URL, WARM_UP);
await product.ask('deliver');
await bare.ask('deliver', WARM_UP);
const speeds = [];
for (const due of SIZES) {
  await makeDue(DATABASE_URL, due);
  const ours = await speed(product, due);
  const theirs = await speed(bare, due);
  const ratio = ours['a second'] / theirs['a second'];
  speeds.push({ due, 'product s': ours.seconds, 'product a second': ours['a second'] });
  Object.assign(speeds.at(-1), { 'nodemailer a second': theirs['a second'], ratio });
}

const submits = async (meanwhile) => {
  const latency = await submitSteadily(product.url, SUBMITS);
  return { meanwhile, 'p50 ms': latency.p50, 'p99 ms': latency.p99 };
};
const quiet = await submits('nothing but their own e-mails');
await makeDue(DATABASE_URL, SIZES.at(-1));
const delivering = product.ask('deliver');
const busy = await submits(`${SIZES.at(-1)} e-mails leave`);
await delivering;

await report(
  'delivery',
  {
    'Due notifications, all delivered:': speeds,
    [`Submissions meanwhile, ${SUBMITS.ratePerSecond} a second:`]: [quiet, busy],
  },
  speeds.map(({ due, ratio }) => atLeast(`${due} e-mails, × nodemailer alone`, 0.85, ratio)),
  [database.version],
);
for (const side of [bare, product, sink]) await side.stop();
await database.stop();
