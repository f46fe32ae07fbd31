import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
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

async function upload(url, token, until) {
  let added = 0;
  while (performance.now() < until) {
    const picture = `${url}/api/own-lead/pictures/${randomUUID()}`;
    // A client may send 500 MB a day.
    const from = { 'link-token': token, 'x-forwarded-for': `10.0.${added >> 8}.${added & 255}` };
    const sent = await fetch(picture, {
      ...{ method: 'PUT', body: photograph },
      headers: { ...from, 'content-type': 'image/jpeg' },
    });
    if (!sent.ok) throw new Error(`${sent.status} ${await sent.text()}`);
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
