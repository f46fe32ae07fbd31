import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { MatchingWorld, tokenIn } from '../testing/matching-world.js';
import { whileLocked } from '../testing/while-locked.js';

let jpeg: Buffer;
beforeAll(async () => {
  const create = { width: 40, height: 30, channels: 3, background: '#1e4637' } as const;
  jpeg = await sharp({ create }).jpeg().toBuffer();
});

let made = 0;
async function owner(world: MatchingWorld) {
  made += 1;
  const email = `kari${made}@nordmann.no`;
  const leadId = await world.lead({ customer_email: email });
  const token = tokenIn(await world.mailTo(email, 'Takk for henvendelsen'), '/min-henvendelse#');
  const own = (method: 'get' | 'put', path: string) =>
    world.api.call(method, path).set('link-token', token);
  return {
    leadId,
    add: (file = jpeg, from = '192.0.2.1') =>
      own('put', `/api/own-lead/pictures/${randomUUID()}`)
        .set('x-forwarded-for', from)
        .type('image/jpeg')
        .send(file),
    pictures: async () => (await own('get', '/api/own-lead/pictures').expect(200)).body.pictures,
    /** The lead is intact. */
    view: () => own('get', '/api/own-lead').expect(200),
  };
}

const stored = async ({ api }: MatchingWorld) => {
  const all = await readdir(join(api.dataDir, 'files'), { recursive: true }).catch(() => []);
  return all.filter((name) => name.endsWith('.webp'));
};
const refusal = ({ body }: { body: { type: string; error: string } }) => [
  body.type.split('/').at(-1),
  body.error,
];

describe('an upload', () => {
  const world = MatchingWorld.own({ FILES_MAX_GB: '1' });

  it('without room is refused with a sentence, and the lead is intact', async () => {
    const { add, leadId, pictures, view } = await owner(world);
    await add().expect(200);
    await world.api.rows(`update lead_picture set bytes = 1000000000`);
    const before = await stored(world);
    expect(refusal(await add().expect(507))).toEqual([
      'no-room-for-files',
      'Vi har ikke plass til flere filer akkurat nå. Prøv igjen senere.',
    ]);
    expect([await pictures(), await stored(world)]).toMatchObject([[{}], before]);
    await view();
    await world.api.rows(`delete from lead_picture where lead_id = '${leadId}'`);
  });

  it('beyond 500 MB of a client in a day is refused with a sentence', async () => {
    const { add, pictures, view } = await owner(world);
    const large = Buffer.concat([jpeg, Buffer.alloc(21_000_000)]);
    let refused: [string | undefined, string] | undefined;
    for (let sent = 0; sent < 30 && !refused; sent += 1) {
      const answer = await add(large, '192.0.2.2');
      if (answer.status === 429) refused = refusal(answer) as [string, string];
      else expect(answer.status).toBe(413);
    }
    expect(refused).toEqual([
      'too-much-uploaded',
      'Du har sendt så mye som du kan i dag. Prøv igjen i morgen.',
    ]);
    expect(await pictures()).toEqual([]);
    await add(jpeg, '192.0.2.3').expect(200);
    await view();
  }, 120_000);

  it('is refused when the lead is withdrawn while it arrives, under the lead’s lock', async () => {
    const { add, leadId, pictures } = await owner(world);
    // The first use of a link takes the lock too.
    await add().expect(200);
    const before = [(await pictures()).length, await stored(world)];
    const withdrawing = {
      sql: `update lead set status = 'lost' where id = '${leadId}'`,
      waiting: '"reportedWin"%for no key update',
    };
    const answer = await whileLocked(world.api, withdrawing, async () => add());
    expect([answer.status, refusal(answer)[0]]).toEqual([409, 'lead-closed']);
    expect([(await pictures()).length, await stored(world)]).toEqual(before);
  });
});

describe('an upload to a store that hangs', () => {
  let silent: Server;
  let world: MatchingWorld;
  beforeAll(async () => {
    silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    world = await MatchingWorld.start({
      FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      FILES_S3_REGION: 'eu-north-1',
      FILES_S3_BUCKET: 'hangs',
      FILES_S3_ACCESS_KEY_ID: 'key',
      FILES_S3_SECRET_ACCESS_KEY: 'secret',
    });
  }, 60_000);
  afterAll(async () => {
    await world.close();
    silent.closeAllConnections();
    silent.close();
  });

  it('is refused with a sentence in seconds, and the lead is intact', async () => {
    const { add, pictures, view } = await owner(world);
    expect(refusal(await add().expect(503))).toEqual([
      'files-unavailable',
      'Vi får ikke hentet eller lagret filer akkurat nå. Prøv igjen om litt.',
    ]);
    expect(await pictures()).toEqual([]);
    await view();
  }, 60_000);
});
