import { execFile } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const SIZE = '200m';
const BLOCK = Buffer.alloc(64 * 1024);

/** A file system in memory that can be filled without harm to others. Needs root. */
export class SmallDisk {
  private constructor(private readonly folder: string) {}

  /** @throws Error when the user may not mount */
  static async mount(folder: string): Promise<SmallDisk> {
    await execute('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder]);
    return new SmallDisk(folder);
  }

  async fill(): Promise<void> {
    const filler = await open(this.filler, 'w');
    try {
      for (;;) await filler.write(BLOCK);
    } catch {
      // The disk is full.
    } finally {
      await filler.close();
    }
  }

  async free(): Promise<void> {
    await rm(this.filler, { force: true });
  }

  async unmount(): Promise<void> {
    await execute('umount', [this.folder]);
  }

  private get filler(): string {
    return join(this.folder, 'filler');
  }
}
