import { randomUUID } from 'node:crypto';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acceptAssignment } from '@boligstyling/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { eventually } from '../testing/eventually.js';
import { MatchingWorld, tokenIn } from '../testing/matching-world.js';
import { mountSmallDisk } from '../testing/small-disk.js';

const REFUSED = {
  type: expect.stringMatching(/no-room-for-files$/),
  error: 'Vi har ikke plass til flere filer akkurat nå. Prøv igjen senere.',
};

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(300_000, 'a')]);
/** Noise, so that it stays large in every format. */
let jpeg: Buffer;
beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 900, height: 700, channels: 3, noise, background: '#000' } as const;
  jpeg = await sharp({ create }).jpeg({ quality: 95 }).toBuffer();
});

interface Upload {
  readonly path: () => string;
  readonly token: string;
  readonly type: string;
  readonly file: Buffer;
  /** Names that the owner, or its partner, sees. */
  readonly shown: () => Promise<unknown[]>;
}

let made = 0;
/** The uploads of an owner and of a stylist, each by its link. */
async function uploadsOf(world: MatchingWorld): Promise<Record<'picture' | 'pdf', Upload>> {
  made += 1;
  const [email, stylist] = [`kari${made}@nordmann.no`, `anna${made}@stil.no`];
  const leadId = await world.lead({ customer_email: email });
  const partnerId = await world.partner('Anna', { email: stylist });
  const { body } = await world
    .admin('post', `/leads/${leadId}/assignments`)
    .send({ partner_id: partnerId })
    .expect(201);
  await world.api.happen(leadId, (it) => acceptAssignment(it, body.assignments[0].id));
  const owner = tokenIn(await world.mailTo(email, 'Takk for henvendelsen'), '/min-henvendelse#');
  const partner = tokenIn(await world.mailTo(stylist, 'Skriv tilbudet'), '/partner/svar#');
  const read = async (path: string, token: string) =>
    (await world.api.call('get', path).set('link-token', token).expect(200)).body;
  return {
    picture: {
      ...{ token: owner, type: 'image/jpeg', file: jpeg },
      path: () => `/api/own-lead/pictures/${randomUUID()}`,
      shown: async () => (await read('/api/own-lead/pictures', owner)).pictures,
    },
    pdf: {
      ...{ token: partner, type: 'application/pdf', file: PDF },
      path: () => `/api/partner-link/quote/attachments/${randomUUID()}`,
      shown: async () => (await read('/api/partner-link/quote', partner)).attachments,
    },
  };
}

const add = (world: MatchingWorld, { file, path, token, type }: Upload) =>
  world.api.call('put', path()).set({ 'link-token': token, 'content-type': type }).send(file);

/** Files and unfinished ones, without the store's own mark. */
async function filesIn(folder: string): Promise<string[]> {
  const within = async (name: string) => {
    const all = await readdir(join(folder, name), { recursive: true, withFileTypes: true });
    return all.filter((each) => each.isFile()).map((each) => each.name);
  };
  const all = await Promise.all(['files', 'uploads'].map((name) => within(name).catch(() => [])));
  return all.flat().filter((name) => name !== 'store-id');
}

type Write = (this: object, piece: Uint8Array) => Promise<void>;

/** The disk becomes full during that write, which stores half of its piece. */
async function fullFromWrite(nth: number): Promise<() => number> {
  const path = join(tmpdir(), randomUUID());
  const handle = await open(path, 'wx');
  const prototype = Object.getPrototypeOf(handle) as { writeFile: Write };
  await handle.close();
  await rm(path);
  const write = prototype.writeFile;
  let writes = 0;
  jest.spyOn(prototype, 'writeFile').mockImplementation(async function (this: object, piece) {
    writes += 1;
    if (writes < nth) return write.call(this, piece);
    await write.call(this, piece.subarray(0, piece.length / 2));
    throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' });
  });
  return () => writes;
}

describe('on a disk that becomes full, an upload', () => {
  const world = MatchingWorld.own();
  afterEach(() => void jest.restoreAllMocks());

  it.each(['picture', 'pdf'] as const)(
    'of a %s is refused with a sentence at each write, and nothing of it stays',
    async (kind) => {
      const upload = (await uploadsOf(world))[kind];
      const before = await filesIn(world.api.dataDir);
      let refusals = 0;
      for (let nth = 1; ; nth += 1) {
        const writes = await fullFromWrite(nth);
        const answer = await add(world, upload);
        const done = writes() < nth;
        jest.restoreAllMocks();
        if (done) {
          expect(answer.status).toBe(200);
          break;
        }
        refusals += 1;
        expect([answer.status, answer.body]).toMatchObject([507, REFUSED]);
        expect(await upload.shown()).toEqual([]);
        expect(await filesIn(world.api.dataDir)).toEqual(before);
      }
      // While it is received, and for each file of it that is stored.
      expect(refusals).toBeGreaterThanOrEqual(kind === 'picture' ? 3 : 2);
      expect(await upload.shown()).toHaveLength(1);
    },
  );
});

const disk = mountSmallDisk();
afterAll(() => disk?.unmount());

// Only root may mount.
(disk ? describe : describe.skip)('on a full file system', () => {
  let world: MatchingWorld;
  beforeAll(async () => {
    world = await MatchingWorld.start({ DATA_DIR: disk!.folder });
  });
  afterEach(() => disk!.free());
  afterAll(() => world.close());

  it.each(['picture', 'pdf'] as const)(
    'the rest of a %s is refused with a sentence, leads are stored, and uploads go on afterwards',
    async (kind) => {
      const upload = (await uploadsOf(world))[kind];
      const before = await filesIn(disk!.folder);
      const answer = await sendAround(upload, () => disk!.fill());
      expect(answer).toMatchObject([507, REFUSED]);
      expect(await upload.shown()).toEqual([]);
      expect(await filesIn(disk!.folder)).toEqual(before);
      expect((await add(world, upload).expect(507)).body).toMatchObject(REFUSED);
      const leadId = await world.lead();
      await world.admin('get', `/leads/${leadId}`).expect(200);
      disk!.free();
      await add(world, upload).expect(200);
      expect(await upload.shown()).toHaveLength(1);
    },
  );

  /** Sends half of the file, and the rest once the half is on the disk and `between` has run. */
  async function sendAround({ file, path, token, type }: Upload, between: () => void) {
    const headers = {
      ...{ 'link-token': token, 'content-type': type, 'content-length': file.length },
    };
    const sending = request(`${world.api.address}${path()}`, { method: 'PUT', headers });
    const answered = new Promise<[number | undefined, unknown]>((resolve, reject) => {
      sending.on('error', reject).on('response', (response) => {
        let text = '';
        response.on('data', (piece) => (text += piece));
        response.on('end', () => resolve([response.statusCode, JSON.parse(text)]));
      });
    });
    const half = file.length / 2;
    sending.write(file.subarray(0, half));
    await eventually(async () => {
      const [name] = await readdir(join(disk!.folder, 'uploads')).catch(() => []);
      const path = name && join(disk!.folder, 'uploads', name);
      return path && (await stat(path)).size >= Math.floor(half) ? true : undefined;
    });
    between();
    sending.end(file.subarray(half));
    return answered;
  }
});
