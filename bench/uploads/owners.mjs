import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';

/** Linux may weigh sessions against each other before the processes in them. */
const SESSION = '/proc/self/autogroup';

/**
 * Owners who upload and delete photographs for some seconds. In reality they have other machines, so
 * this process has the lowest priority. Sends the bytes of a photograph at start, and the number of
 * uploads when a round ends.
 */
setPriority(constants.priority.PRIORITY_LOW);
if (existsSync(SESSION)) writeFileSync(SESSION, String(constants.priority.PRIORITY_LOW));

/** As a phone takes it: 12 million pixels with noise, which compress badly. */
const photograph = await sharp({
  create: {
    ...{ width: 4_000, height: 3_000, channels: 3, background: '#8a7f70' },
    noise: { type: 'gaussian', mean: 120, sigma: 18 },
  },
})
  .jpeg({ quality: 80 })
  .toBuffer();

/** As over a phone's network: all at once would measure this machine's own network. */
const BYTES_PER_MS = 2_500;
const PIECE = 65_536;

/** @throws Error unless it is stored */
async function put(picture, from) {
  const headers = { ...from, 'content-type': 'image/jpeg', 'content-length': photograph.length };
  const sent = request(picture, { method: 'PUT', headers });
  const answered = once(sent, 'response');
  const start = performance.now();
  for (let at = 0; at < photograph.length; at += PIECE) {
    await delay(Math.max(0, start + at / BYTES_PER_MS - performance.now()));
    sent.write(photograph.subarray(at, at + PIECE));
  }
  sent.end();
  const [answer] = await answered;
  const body = await text(answer);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${body}`);
}

async function upload(url, token, until) {
  let added = 0;
  while (performance.now() < until) {
    const picture = `${url}/api/own-lead/pictures/${randomUUID()}`;
    // A client may send 500 MB a day.
    const from = { 'link-token': token, 'x-forwarded-for': `10.0.${added >> 8}.${added & 255}` };
    await put(picture, from);
    added += 1;
    await fetch(picture, { method: 'DELETE', headers: from });
  }
  return added;
}

process.on('message', async ({ url, tokens, seconds }) => {
  const until = performance.now() + seconds * 1000;
  const added = await Promise.all(tokens.map((token) => upload(url, token, until)));
  process.send(added.reduce((sum, each) => sum + each, 0));
});
process.send(photograph.length);
