import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

const READ = ['apps/api', 'apps/web', 'libs', 'package-lock.json', 'tsconfig.base.json'];
const WRITTEN = ['apps/api/dist', 'apps/web/dist'];
const NOT_READ = ['node_modules', 'dist', '.turbo', 'subset'];
const MARKER = path.join(ROOT, 'node_modules/.cache/boligstyling/built');

/** Of files that vanish meanwhile: equals no other. */
function fingerprint(places, leftOut) {
  try {
    return fingerprintOf(places, leftOut);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return randomUUID();
  }
}

/** Names, sizes and times: reading every file, as Turborepo does, takes ten times as long. */
function fingerprintOf(places, leftOut) {
  const hash = createHash('sha256');
  const take = (place) => {
    const { mtimeMs, size } = statSync(path.join(ROOT, place));
    hash.update(`${place} ${mtimeMs} ${size}\n`);
  };
  const takeAll = (folder) => {
    for (const entry of readdirSync(path.join(ROOT, folder), { withFileTypes: true })) {
      if (leftOut.includes(entry.name)) continue;
      const place = `${folder}/${entry.name}`;
      if (entry.isDirectory()) takeAll(place);
      else if (entry.isFile()) take(place);
    }
  };
  for (const place of places) {
    if (statSync(path.join(ROOT, place)).isDirectory()) takeAll(place);
    else take(place);
  }
  return hash.digest('hex');
}

const sources = () => fingerprint(READ, NOT_READ);

const isThere = (place) => existsSync(path.join(ROOT, place));

/** True if neither the sources nor the results have changed since the last {@link built}. */
export const isBuilt = () =>
  WRITTEN.every(isThere) &&
  existsSync(MARKER) &&
  readFileSync(MARKER, 'utf8') === `${sources()} ${fingerprint(WRITTEN, [])}`;

/**
 * Builds, and remembers that. A source that changes meanwhile is built by the next start.
 *
 * @param build answers true if it succeeded
 */
export async function built(build) {
  const before = sources();
  const done = await build();
  if (done) {
    mkdirSync(path.dirname(MARKER), { recursive: true });
    writeFileSync(MARKER, `${before} ${fingerprint(WRITTEN, [])}`);
  }
  return done;
}
