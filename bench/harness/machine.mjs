import { execFileSync } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { median } from './alternate.mjs';

const SYNCS = 200;
const PAGE_BYTES = 8192;
/** Load of other work, and the code that is measured: read before the part begins. */
const [LOAD_BEFORE] = os.loadavg();
const COMMIT = commit();

const CORES = `${os.availableParallelism()} cores`;
const MODEL = os.cpus()[0]?.model.trim() ?? 'unknown';

/** A folder's name for this kind of machine, such as `2-cores-amd-epyc`. */
export const MACHINE_NAME = `${CORES} ${MODEL.replaceAll(/\(\w+\)/g, '')}`
  .toLowerCase()
  .match(/[a-z\d]+/g)
  .join('-');

/**
 * Circumstances of a measurement: machine, disk, programs, load, commit and day. Two results may be
 * compared only if the first two agree.
 *
 * @param programs names with versions of other measured programs, such as the database
 */
export async function circumstances(programs = []) {
  const memory = `${Math.round(os.totalmem() / 2 ** 30)} GB`;
  const [loadAfter] = os.loadavg();
  return {
    Machine: [`${CORES} (${MODEL})`, memory, `${os.type()} ${os.release()}`].join(', '),
    Disk: `${(await syncMs()).toFixed(2)} ms a sync`,
    Programs: [`Node ${process.versions.node}`, ...programs].join(', '),
    Load: `${LOAD_BEFORE.toFixed(1)} before, ${loadAfter.toFixed(1)} after`,
    Commit: COMMIT,
    Day: new Date().toISOString().slice(0, 10),
  };
}

/** Time to sync a page of a log in the folder of the benches' databases, in ms: a median. */
async function syncMs() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-sync-'));
  const file = await open(path.join(folder, 'log'), 'w');
  const times = [];
  for (let page = 0; page < SYNCS; page += 1) {
    const begun = performance.now();
    await file.write(Buffer.alloc(PAGE_BYTES), 0, PAGE_BYTES, 0);
    await file.datasync();
    times.push(performance.now() - begun);
  }
  await file.close();
  await rm(folder, { recursive: true });
  return median(times);
}

/** Earlier results are no change of what is measured. */
function commit() {
  const git = (...args) =>
    execFileSync('git', args, { encoding: 'utf8', cwd: import.meta.dirname });
  const name = git('rev-parse', '--short=8', 'HEAD').trim();
  const changed = git('status', '--porcelain', '--', ':/', ':(top,exclude)bench/results');
  return changed ? `${name}, with uncommitted changes` : name;
}
