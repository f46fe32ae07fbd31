import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type FileContent, FileStore, type StoredFile } from '@boligstyling/application';
import { ANSWERS_WITHIN_MS, inTime } from './file-faults.js';

/** So many folders, by the end of the id, which is random. */
const SHARD = /([\da-f]{2})(?:-small)?\.\w+$/;

/** Each file gets its name only once it is whole and on the disk. */
export class FolderFileStore extends FileStore {
  constructor(
    private readonly folder: string,
    private readonly answersWithinMs = ANSWERS_WITHIN_MS,
  ) {
    super();
  }

  override async put(name: string, content: FileContent): Promise<void> {
    const [path, part] = [this.pathOf(name), this.newPart()];
    let fault: unknown;
    const watched = rethrown(content, (error) => (fault = error));
    try {
      await this.inTime(async () => {
        await mkdir(dirname(part), { recursive: true, mode: 0o700 });
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await writeWhole(part, watched, { isKept: true });
        await rename(part, path);
        await flushFolder(dirname(path));
      });
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      throw fault ?? error;
    }
  }

  override get(name: string): Promise<FileContent | undefined> {
    return this.inTime(async () => {
      const handle = await open(this.pathOf(name)).catch(unlessMissing);
      return handle?.createReadStream();
    });
  }

  override async delete(names: readonly string[]): Promise<void> {
    await this.inTime(async () => {
      for (const name of names) await rm(this.pathOf(name), { force: true });
    });
  }

  override async *list(): AsyncGenerator<StoredFile> {
    const shards = await this.inTime(() => readdir(this.folder).catch(noneIfMissing));
    for (const shard of shards.filter((each) => /^[\da-f]{2}$/.test(each))) {
      for (const name of await this.inTime(() => readdir(join(this.folder, shard)))) {
        const found = await this.inTime(() =>
          stat(join(this.folder, shard, name)).catch(unlessMissing),
        );
        if (found) yield { name, storedAt: found.mtime };
      }
    }
  }

  /** Kept in the folder itself: another folder is another store. */
  override async identity(): Promise<string> {
    return `folder ${await this.kept('store-id', randomUUID())}`;
  }

  override owner(ours: string): Promise<string> {
    return this.kept('owner', ours);
  }

  private kept(name: string, fresh: string): Promise<string> {
    const path = join(this.folder, name);
    return this.inTime(async () => {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      const known = await readFile(path, 'utf8').catch(unlessMissing);
      if (known) return known;
      // Whole under its name or not there, also where an earlier start was killed.
      const part = this.newPart();
      await mkdir(dirname(part), { recursive: true, mode: 0o700 });
      await writeWhole(part, written(fresh), { isKept: true });
      await rename(part, path);
      return readFile(path, 'utf8');
    });
  }

  override async check(): Promise<void> {
    const path = this.newPart();
    await this.inTime(async () => {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeWhole(path, written('a try'), { isKept: true });
      await rm(path);
    });
  }

  /** Of a killed process it is a stray, which is deleted. */
  private newPart(): string {
    return this.pathOf(`${randomUUID()}.webp`);
  }

  private pathOf(name: string): string {
    const [, shard = ''] = SHARD.exec(name) ?? [];
    if (!shard || name.includes('/')) throw new Error('No name of a file of ours');
    return join(this.folder, shard, name);
  }

  private inTime<T>(work: () => Promise<T>): Promise<T> {
    return inTime(work, this.answersWithinMs);
  }
}

interface WriteOptions {
  readonly isKept: boolean;
  readonly limit?: number;
  readonly tooLarge?: () => Error;
}

/**
 * @param options `limit` in bytes, beyond which `tooLarge` is thrown; `isKept`: through to the disk
 */
export async function writeWhole(
  path: string,
  content: FileContent,
  { isKept, limit = Infinity, tooLarge = () => new Error('too large') }: WriteOptions,
): Promise<number> {
  const handle = await open(path, 'wx', 0o600);
  let length = 0;
  try {
    for await (const piece of content) {
      length += piece.length;
      if (length > limit) throw tooLarge();
      await handle.writeFile(piece);
    }
    if (isKept) await handle.sync();
    return length;
  } finally {
    await handle.close();
  }
}

/** Without it a new name may be lost with the power. Not every system can. */
async function flushFolder(path: string): Promise<void> {
  const handle = await open(path).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/** Tells faults of the content from those of the store. */
async function* rethrown(content: FileContent, onFault: (error: unknown) => void): FileContent {
  try {
    yield* content;
  } catch (error) {
    onFault(error);
    throw error;
  }
}

async function* written(text: string): FileContent {
  yield Buffer.from(text);
}

function unlessMissing(error: unknown): undefined {
  if ((error as { code?: string }).code !== 'ENOENT') throw error;
  return undefined;
}

const noneIfMissing = (error: unknown): string[] => unlessMissing(error) ?? [];
