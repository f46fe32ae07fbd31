import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Uploads need two gigabytes free. A file system in memory holds only what is written to it. */
const SIZE = '4g';

/** A file system that becomes full without a byte more being written. */
export interface SmallDisk {
  readonly folder: string;
  fill(): void;
  free(): void;
  unmount(): void;
}

/** Undefined where the user may not mount. */
export function mountSmallDisk(): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'boligstyling-disk-'));
  const mount = (...options: string[]) =>
    void execFileSync('mount', ['-t', 'tmpfs', '-o', ...options, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  try {
    mount(`size=${SIZE}`);
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    fill: () => {
      const { bfree, blocks, bsize } = statfsSync(folder);
      mount(`remount,size=${(blocks - bfree) * bsize}`);
    },
    free: () => mount(`remount,size=${SIZE}`),
    unmount: () => {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
