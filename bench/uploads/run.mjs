import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { startDatabase } from '../harness/database.mjs';
import { atMost } from '../harness/goals.mjs';
import { alternate, median } from '../harness/alternate.mjs';
import { submitLeads } from '../harness/load.mjs';
import { report } from '../harness/report.mjs';
import { headers, nextBody } from '../harness/sample-submission.mjs';
import { serve } from '../harness/serve.mjs';

/** Latency of submissions alone and beside ten owners who upload photographs, in turns. */
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = Number(process.env.SECONDS ?? 8);
const OWNERS = 10;
const SUBMITS = { connections: 4, seconds: SECONDS, ratePerSecond: 50 };

const database = await startDatabase();
const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'bench-uploads-'));
const product = await serve(new URL('../dist/product.js', import.meta.url), {
  DATABASE_URL: await database.create('product'),
  DATA_DIR,
});

/** As a phone takes it: 12 million pixels with noise, which compress badly. */
const photograph = await sharp({
  create: {
    ...{ width: 4_000, height: 3_000, channels: 3, background: '#8a7f70' },
    noise: { type: 'gaussian', mean: 120, sigma: 18 },
  },
})
  .jpeg({ quality: 80 })
  .toBuffer();

const owners = [];
while (owners.length < OWNERS) {
  const sent = { method: 'POST', headers, body: nextBody() };
  const { id } = await (await fetch(`${product.url}/api/leads`, sent)).json();
  owners.push(await product.ask('ownerLink', id));
}

/** Uploads and deletes until the round is over. Returns the number of pictures. */
async function upload(token, until) {
  let added = 0;
  while (performance.now() < until) {
    const url = `${product.url}/api/own-lead/pictures/${randomUUID()}`;
    // A client may send 500 MB a day.
    const from = { 'link-token': token, 'x-forwarded-for': `10.0.${added >> 8}.${added & 255}` };
    const sent = await fetch(url, {
      ...{ method: 'PUT', body: photograph },
      headers: { ...from, 'content-type': 'image/jpeg' },
    });
    if (!sent.ok) throw new Error(`${sent.status} ${await sent.text()}`);
    added += 1;
    await fetch(url, { method: 'DELETE', headers: from });
  }
  return added;
}

const sides = { alone: false, uploads: true };
let pictures = 0;
const turn = async (isBusy) => {
  const until = performance.now() + SECONDS * 1000;
  const uploads = isBusy ? owners.map((token) => upload(token, until)) : [];
  const { latency } = await submitLeads(product.url, SUBMITS);
  for (const added of await Promise.all(uploads)) pictures += added;
  return latency;
};
await alternate(1, sides, turn);
pictures = 0;
const measured = await alternate(ROUNDS, sides, turn);
const row = (name, latencies) => ({
  meanwhile: name,
  'p50 ms': median(latencies.map(({ p50 }) => p50)),
  'p99 ms': median(latencies.map(({ p99 }) => p99)),
  'longest ms': median(latencies.map(({ max }) => max)),
});
const alone = row('nothing', measured.alone);
const busy = row(`${OWNERS} owners upload photographs`, measured.uploads);

const megabytes = (photograph.length / 1e6).toFixed(1);
await report(
  'uploads',
  {
    [`Submissions, ${SUBMITS.ratePerSecond} a second; medians of ${ROUNDS} rounds of ${SECONDS} s. ${pictures} photographs of ${megabytes} MB were drawn:`]:
      [alone, busy],
  },
  [
    atMost('submit p99 beside ten uploads, × alone', 1.2, busy['p99 ms'] / alone['p99 ms']),
    atMost('memory of the product, MB', 300, (await product.ask('memory'))['process MB']),
  ],
  [database.version],
);
await product.stop();
await database.stop();
rmSync(DATA_DIR, { recursive: true });
