import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Linux keeps what is written here in memory. */
const IN_MEMORY = '/dev/shm';
const ENOUGH_GB = 6;
const PREFIX = 'boligstyling-';

/** Free bytes of a file system; none where there is no such folder. */
function room(folder) {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** What the memory that is free could hold, in GB: a container may have been given little of either. */
const roomInMemoryGb = () =>
  Math.min(room(IN_MEMORY), process.availableMemory?.() ?? 0) / 1024 ** 3;

const runs = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

function removeOrphans(folder) {
  for (const name of readdirSync(folder)) {
    const [, pid] = name.match(`^${PREFIX}(\\d+)-`) ?? [];
    if (pid && !runs(Number(pid)))
      rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Where what a run of tests writes down and throws away lies best: in memory, if that has room.
 * Databases are made and emptied thousands of times, and a disk may take a thousandth of a second for
 * each of their files, long after others were deleted (`docs/decisions/0178-tests-write-to-memory.md`).
 */
export const scratchParent = (gb = roomInMemoryGb()) => (gb >= ENOUGH_GB ? IN_MEMORY : os.tmpdir());

/** A new folder in it, to be the run's `TMPDIR`. What runs have left that were killed is removed. */
export function scratchFolder(parent = scratchParent()) {
  removeOrphans(parent);
  const folder = mkdtempSync(path.join(parent, `${PREFIX}${process.pid}-`));
  // PostgreSQL runs as a user without rights where root would start it, and has to get by.
  chmodSync(folder, 0o711);
  return folder;
}
