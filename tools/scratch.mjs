import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const IN_MEMORY = '/dev/shm';
const ENOUGH_GB = 6;
const PREFIX = 'boligstyling-';

/** Undefined without such a folder. */
function room(folder) {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** In GB, the smaller of free memory and free room: a container may be limited in either. */
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
 * Folder for temporary test data: in memory if there is room. Databases are created and emptied
 * thousands of times, and a disk may take a millisecond for each of their files, long after others
 * were deleted (`docs/decisions/0178-tests-write-to-memory.md`).
 */
export const scratchParent = (gb = roomInMemoryGb()) => (gb >= ENOUGH_GB ? IN_MEMORY : os.tmpdir());

/** Creates the run's `TMPDIR`, and removes those of killed runs. */
export function scratchFolder(parent = scratchParent()) {
  removeOrphans(parent);
  const folder = mkdtempSync(path.join(parent, `${PREFIX}${process.pid}-`));
  // PostgreSQL runs as an unprivileged user where the tests run as root, and needs to pass.
  chmodSync(folder, 0o711);
  return folder;
}
