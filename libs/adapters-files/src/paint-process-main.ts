import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { MAX_PIXELS, PICTURE_SIDE, SMALL_PICTURE_SIDE } from '@boligstyling/domain';
import sharp from 'sharp';
import type { Painted, Painting } from './paint-process.js';

const THREADS = '/proc/self/task';
const SESSION = '/proc/self/autogroup';

/** A lower weight starves drawing beside busy programs; a higher one delays requests. */
const SESSION_PRIORITY = 15;

/**
 * Below request handling. On Linux threads have priorities of their own, and the decoding ones
 * began while this file was loaded. Linux may weigh sessions first.
 */
function standBack(): void {
  attempt(() => {
    const threads = existsSync(THREADS) ? readdirSync(THREADS).map(Number) : [0];
    for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  });
  attempt(() => writeFileSync(SESSION, String(SESSION_PRIORITY), { flag: 'r+' }));
}

function attempt(change: () => void): void {
  try {
    change();
  } catch {
    // Not every system has sessions, and a hardened systemd unit refuses priorities of threads.
  }
}

/** Half the usual time, for a twentieth more bytes. */
const EFFORT = 2;

async function paint({ path }: Painting): Promise<Painted> {
  try {
    const read = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;
    const { data, info } = await sharp(path, read)
      .rotate()
      .flatten({ background: 'white' })
      .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82, effort: EFFORT })
      .toBuffer({ resolveWithObject: true });
    const small = await sharp(data)
      .resize(SMALL_PICTURE_SIDE, SMALL_PICTURE_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 74, effort: EFFORT })
      .toBuffer();
    return { full: data, small, width: info.width, height: info.height };
  } catch {
    return { isUnreadable: true };
  }
}

standBack();
process.once('disconnect', () => process.exit());
// A service manager stops all processes of a service, but the parent still answers requests.
process.on('SIGTERM', () => undefined);
sharp.concurrency(1);
sharp.cache(false);
// Only the formats that are taken in: libvips also reads SVG, PDF and others.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});
process.on('message', async (painting: Painting) => {
  standBack();
  // Errors are ignored: without a parent this process ends anyway.
  process.send?.(await paint(painting), () => undefined);
});
