import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PICTURE_BYTES, PICTURE_SIDE, SMALL_PICTURE_SIDE } from '@boligstyling/domain';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { PaintProcess, startPaintProcess } from './paint-process.js';
import { ProcessPainter } from './process-painter.js';

let folder: string;
let painter: ProcessPainter;
const started: PaintProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boligstyling-paint-'));
  painter = new ProcessPainter(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1e4637' } });

async function* pieces(file: Uint8Array) {
  for (let at = 0; at < file.length; at += 65_536) yield file.subarray(at, at + 65_536);
}
const paint = (file: Uint8Array) => painter.paint(pieces(file));

/** A PNG head that claims a size, without the pixels. */
async function claiming(width: number, height: number): Promise<Uint8Array> {
  const file = await plain(8, 8).png().toBuffer();
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  const { crc32 } = await import('node:zlib');
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
  return file;
}

describe('pictures drawn anew', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('are WebP in two sizes, of %s', async (format) => {
    const { full, small, width, height } = await paint(
      await plain(4_000, 3_000).toFormat(format).toBuffer(),
    );
    expect([width, height]).toEqual([PICTURE_SIDE, 1536]);
    expect(await sharp(full).metadata()).toMatchObject({ format: 'webp', width, height });
    expect(await sharp(small).metadata()).toMatchObject({
      format: 'webp',
      width: SMALL_PICTURE_SIDE,
    });
  });

  it('stand upright, without place, profile or any other data', async () => {
    const file = await sharp(await plain(400, 300).jpeg().toBuffer())
      .withExif({ IFD3: { GPSLatitude: '59/1 54/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { full } = await paint(Buffer.concat([file, Buffer.from('<script>hidden</script>')]));
    const drawn = await sharp(full).metadata();
    expect([drawn.width, drawn.height]).toEqual([300, 400]);
    expect([drawn.exif, drawn.xmp, drawn.icc, drawn.orientation]).toEqual(Array(4).fill(undefined));
    expect(Buffer.from(full).toString('latin1')).not.toContain('hidden');
  });

  it('are drawn on white, of a plan without a background', async () => {
    const plan = await sharp({
      create: { width: 40, height: 30, channels: 4, background: '#0000' },
    })
      .png()
      .toBuffer();
    const { full } = await paint(plan);
    const { channels, dominant } = await sharp(full).stats();
    expect([channels.length, dominant]).toEqual([3, { r: 248, g: 248, b: 248 }]);
  });

  it('are refused when they are no picture of ours', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const gif = await plain(9, 9).gif().toBuffer();
    const jpeg = await plain(900, 900).jpeg().toBuffer();
    const files = {
      svg: Buffer.from(svg),
      'svg behind the head of a JPEG': Buffer.concat([
        Buffer.from([0xff, 0xd8, 0xff]),
        Buffer.from(svg),
      ]),
      gif,
      'pdf that holds a JPEG': Buffer.concat([Buffer.from('%PDF-1.7\n'), jpeg]),
      text: Buffer.from('hei'),
      nothing: Buffer.alloc(0),
      'half a JPEG': jpeg.subarray(0, jpeg.length / 2),
      '30,000 × 30,000 pixels': await claiming(30_000, 30_000),
    };
    for (const [name, file] of Object.entries(files)) {
      const code = await paint(file).then(
        () => 'drawn',
        (error: { code: string }) => error.code,
      );
      expect([name, code]).toEqual([name, 'invalid-picture']);
    }
    expect(await readdir(folder)).toEqual([]);
  });

  it('are refused above 20 MB, before all has come', async () => {
    let sent = 0;
    const endless = (async function* () {
      for (;;) {
        sent += 1_000_000;
        yield Buffer.alloc(1_000_000, 0xff);
      }
    })();
    await expect(painter.paint(endless)).rejects.toMatchObject({ code: 'file-too-large' });
    expect(sent).toBeLessThanOrEqual(PICTURE_BYTES + 1_000_000);
    const jpeg = await plain(900, 900).jpeg().toBuffer();
    const padded = Buffer.concat([jpeg, Buffer.alloc(20_100_000 - jpeg.length)]);
    await expect(paint(padded)).rejects.toMatchObject({ code: 'file-too-large' });
    expect(await readdir(folder)).toEqual([]);
  });

  it('leave nothing of an upload that breaks off', async () => {
    const broken = (async function* () {
      yield Buffer.alloc(1_000, 0xff);
      throw new Error('aborted');
    })();
    await expect(painter.paint(broken)).rejects.toThrow('aborted');
    expect(await readdir(folder)).toEqual([]);
  });

  it('are refused while the folder cannot be written', async () => {
    const path = join(folder, 'blocked');
    await writeFile(path, '');
    const blocked = new ProcessPainter(path);
    const file = await plain(9, 9).png().toBuffer();
    await expect(blocked.paint(pieces(file))).rejects.toMatchObject({ code: 'files-unavailable' });
    await rm(path);
  });

  it.each([
    [8, 2],
    [2, 1],
    [1, 1],
  ])('are drawn, on %d cores, %d at a time', async (cores, atOnce) => {
    let [now, most] = [0, 0];
    const reached = Promise.withResolvers<void>();
    const paints = async () => {
      most = Math.max(most, ++now);
      if (now === atOnce) reached.resolve();
      await reached.promise;
      await new Promise((resolve) => setTimeout(resolve, 5));
      now -= 1;
      return { isUnreadable: true } as const;
    };
    const counted = new ProcessPainter(folder, () => ({ paint: paints }), cores);
    const file = await plain(9, 9).png().toBuffer();
    await Promise.allSettled(Array.from({ length: 10 }, () => counted.paint(pieces(file))));
    expect(most).toBe(atOnce);
  });
});

it('more uploads than can wait are refused, and taken in later', async () => {
  const file = await plain(9, 9).png().toBuffer();
  const codes = await Promise.all(
    Array.from({ length: 30 }, () =>
      paint(file).then(
        () => 'drawn',
        (error: { code: string }) => error.code,
      ),
    ),
  );
  expect(codes.filter((code) => code === 'files-unavailable')).toHaveLength(6);
  expect((await paint(file)).width).toBe(9);
});

/** A process that draws until the test lets it finish. */
async function drawing() {
  const { fork } = await import('node:child_process');
  const program = join(folder, 'draws.mjs');
  await writeFile(
    program,
    `process.on('message', (m) => { if (m.isOver) process.send({ isUnreadable: true }); })`,
  );
  const child = fork(program);
  await once(child, 'spawn');
  const signals: unknown[] = [];
  const kill = child.kill.bind(child);
  child.kill = (signal) => {
    signals.push(signal);
    return kill(signal);
  };
  const finish = () => child.send({ isOver: true });
  return { process: new PaintProcess(() => child), child, signals, finish };
}

describe('the process that draws', () => {
  const weighsSessions = existsSync('/proc/self/autogroup');
  (weighsSessions ? it : it.skip)('yields to other sessions', async () => {
    const file = join(folder, 'one.png');
    await writeFile(file, await plain(9, 9).png().toBuffer());
    const child = startPaintProcess();
    const session = (of: number | 'self') => readFile(`/proc/${of}/autogroup`, 'utf8');
    child.send({ path: file });
    await once(child, 'message');
    const [drawing, own] = await Promise.all([session(child.pid!), session('self')]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(drawing).toMatch(/ nice 15$/m);
    expect(drawing.split(' ')[0]).not.toBe(own.split(' ')[0]);
  });

  const canPause = process.platform !== 'win32';
  (canPause ? it : it.skip)('stands still while a request is answered', async () => {
    const { process: one, child, signals, finish } = await drawing();
    const server = createServer((_, response) => response.end()).listen(0);
    const { port } = server.address() as AddressInfo;
    const ask = async () => (await fetch(`http://localhost:${port}`)).status;
    const painted = one.paint({ path: 'x' });
    expect(await ask()).toBe(200);
    expect(signals[0]).toBe('SIGSTOP');
    while (signals.length < 2) await new Promise(setImmediate);
    expect(signals[1]).toBe('SIGCONT');
    finish();
    await painted;
    await ask();
    expect(signals).toHaveLength(2);
    server.close();
    child.kill();
  });

  (canPause ? it : it.skip).each([
    ['one picture', Infinity],
    ['pictures of 300 ms', 300],
  ])('draws %s half the time, however many requests come', async (_, length) => {
    const { process: one, child, signals, finish } = await drawing();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    let painted = one.paint({ path: 'x' });
    let [still, begun] = [0, 0];
    for (let ms = 0; ms < 20_000; ms += 1) {
      if (ms - begun > length && signals.at(-1) === 'SIGCONT') {
        finish();
        await painted;
        painted = one.paint({ path: 'x' });
        begun = ms;
      }
      channel('http.server.request.start').publish({});
      if (signals.at(-1) === 'SIGSTOP') still += 1;
      jest.advanceTimersByTime(1);
    }
    jest.advanceTimersByTime(1_000);
    jest.useRealTimers();
    finish();
    await painted;
    expect(still).toBeGreaterThan(9_000);
    expect(still).toBeLessThan(11_100);
    child.kill();
  });

  (canPause ? it : it.skip)('ends with a parent that was killed while it stood still', async () => {
    const program = join(folder, 'parent.mjs');
    const source = new URL('./paint-process.js', import.meta.url).href;
    await writeFile(
      program,
      `import { channel } from 'node:diagnostics_channel';
       import { PaintProcess, startPaintProcess } from '${source}';
       const child = startPaintProcess();
       await new Promise((resolve) => child.once('spawn', resolve));
       void new PaintProcess(() => child).paint({ path: '/dev/zero' });
       setInterval(() => channel('http.server.request.start').publish({}), 1);
       process.send(child.pid);`,
    );
    const { fork } = await import('node:child_process');
    const parent = fork(program);
    const [pid] = await once(parent, 'message');
    const lives = () => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    expect(lives()).toBe(true);
    parent.kill('SIGKILL');
    while (lives()) await new Promise((resolve) => setTimeout(resolve, 10));
  });

  it('makes way for a new one when it hangs or ends', async () => {
    const { fork } = await import('node:child_process');
    const hanging = join(folder, 'hangs.mjs');
    await writeFile(hanging, `process.on('message', () => {})`);
    const ending = join(folder, 'ends.mjs');
    await writeFile(ending, `process.on('message', () => process.exit(3))`);
    for (const [program, why] of [
      [hanging, 'aborted'],
      [ending, 'aborted'],
    ] as const) {
      const one = new PaintProcess(() => fork(program), 300, 100);
      started.push(one);
      for (let at = 0; at < 2; at += 1) {
        await expect(one.paint({ path: 'x' })).rejects.toThrow(why);
      }
    }
  });
});
