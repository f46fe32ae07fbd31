import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startDatabase } from '../harness/database.mjs';
import { atMost } from '../harness/goals.mjs';
import { alternate } from '../harness/alternate.mjs';
import { submitSteadily, summary } from '../harness/load.mjs';
import { report } from '../harness/report.mjs';
import { headers, nextBody } from '../harness/sample-submission.mjs';
import { serve } from '../harness/serve.mjs';

/** Latency of submissions alone and beside ten owners who upload photographs, in turns. */
const ROUNDS = Number(process.env.ROUNDS ?? 8);
const SECONDS = Number(process.env.SECONDS ?? 15);
const OWNERS = 10;
const SUBMITS = { seconds: SECONDS, ratePerSecond: 50 };

const database = await startDatabase();
const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'bench-uploads-'));
const product = await serve(new URL('../dist/product.js', import.meta.url), {
  DATABASE_URL: await database.create('product'),
  DATA_DIR,
});

const owners = [];
while (owners.length < OWNERS) {
  const sent = { method: 'POST', headers, body: nextBody() };
  const { id } = await (await fetch(`${product.url}/api/leads`, sent)).json();
  owners.push(await product.ask('ownerLink', id));
}

const uploaders = fork(new URL('./owners.mjs', import.meta.url), { detached: true });
const died = once(uploaders, 'exit').then(([code]) => Promise.reject(new Error(`Owners: ${code}`)));
died.catch(() => undefined);
const nextMessage = async () => (await Promise.race([once(uploaders, 'message'), died]))[0];
const photographBytes = await nextMessage();

const sides = { alone: false, uploads: true };
let pictures = 0;
const turn = async (isBusy) => {
  if (isBusy) uploaders.send({ url: product.url, tokens: owners, seconds: SECONDS });
  const uploaded = isBusy ? nextMessage() : 0;
  const latency = await submitSteadily(product.url, SUBMITS);
  pictures += await uploaded;
  return latency;
};
await alternate(1, sides, turn);
pictures = 0;
const measured = await alternate(ROUNDS, sides, turn);
/** Of all rounds together: the slowest hundredth of one round is eight submissions. */
const row = (name, rounds) => {
  const { p50, p99, max } = summary(rounds.flatMap(({ latencies }) => latencies));
  return { meanwhile: name, 'p50 ms': p50, 'p99 ms': p99, 'longest ms': max };
};
const alone = row('nothing', measured.alone);
const busy = row(`${OWNERS} owners upload photographs`, measured.uploads);

const megabytes = (photographBytes / 1e6).toFixed(1);
await report(
  'uploads',
  {
    [`Submissions, ${SUBMITS.ratePerSecond} a second, in ${ROUNDS} rounds of ${SECONDS} s. ${pictures} photographs of ${megabytes} MB were drawn:`]:
      [alone, busy],
  },
  [
    atMost('submit p99 beside ten uploads, × alone', 1.2, busy['p99 ms'] / alone['p99 ms']),
    atMost('memory of the product, MB', 300, (await product.ask('memory'))['process MB']),
  ],
  [database.version],
);
uploaders.disconnect();
await product.stop();
await database.stop();
rmSync(DATA_DIR, { recursive: true });
