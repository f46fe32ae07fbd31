import { DomainError } from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import { unlessErased } from '../core/signed-links.js';
import { fileName, namesOf, type StoredFiles } from './stored-files.js';

export interface StoredFile {
  readonly name: string;
  readonly storedAt: Date;
}

export type FileContent = AsyncIterable<Uint8Array>;

/**
 * Files by name: a UUID and an ending. All throw `files-unavailable` when the store is away or
 * hangs, and `put` `no-room-for-files` when it is full.
 */
export abstract class FileStore {
  /** Stores a whole file or nothing. */
  abstract put(name: string, content: FileContent): Promise<void>;

  abstract get(name: string): Promise<FileContent | undefined>;

  /** Ignores missing files. */
  abstract delete(names: readonly string[]): Promise<void>;

  abstract list(): AsyncIterable<StoredFile>;

  /** Tells two stores apart, across restarts and replicas. */
  abstract identity(): Promise<string>;

  /**
   * Shows that the store works, and touches nothing of ours.
   *
   * @throws Error for a store that keeps what is deleted from it, such as a versioned bucket
   */
  abstract check(): Promise<void>;
}

export async function putPicture(
  files: Pick<FileStore, 'put'>,
  fileId: string,
  { full, small }: { readonly full: Uint8Array; readonly small: Uint8Array },
): Promise<void> {
  await files.put(fileName(fileId), once(full));
  await files.put(fileName(fileId, true), once(small));
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** @param addRow false: there is one already */
export async function keepWithRow(
  files: Pick<FileStore, 'delete'>,
  fileId: string,
  put: () => Promise<void>,
  addRow: () => Promise<boolean>,
): Promise<void> {
  let isSent = false;
  try {
    await put();
    isSent = true;
    if (!(await unlessErased(addRow()))) await discard(files, fileId);
  } catch (error) {
    const isAway = error instanceof DomainError && error.code === 'storage-unavailable';
    // The row may be stored although its answer is lost. Else the nightly retention job deletes the file.
    if (!isSent || !isAway) await discard(files, fileId);
    throw error;
  }
}

export async function discard(files: Pick<FileStore, 'delete'>, fileId: string): Promise<void> {
  await files.delete(namesOf([fileId])).catch(() => undefined);
}

const ASKED_EVERY_MS = 30_000;

/** Keeps replicas with separate stores from missing each other's files. */
export class FileStoreUse {
  private last: { readonly at: number; readonly isOurs: Promise<boolean> } | undefined;

  constructor(
    private readonly store: Pick<FileStore, 'identity'>,
    private readonly known: Pick<StoredFiles, 'claim'>,
    private readonly clock: Clock,
  ) {}

  /** @throws `files-unavailable` */
  isOurs(): Promise<boolean> {
    const at = this.clock.now().getTime();
    if (this.last && Math.abs(at - this.last.at) < ASKED_EVERY_MS) return this.last.isOurs;
    const isOurs = this.claim();
    this.last = { at, isOurs };
    isOurs.catch(() => (this.last = undefined));
    return isOurs;
  }

  /** @throws `files-unavailable` unless {@link isOurs} */
  async require(): Promise<void> {
    if (await this.isOurs()) return;
    const cause = new Error('Another replica keeps its files elsewhere');
    throw Object.assign(new DomainError('files-unavailable'), { cause });
  }

  private async claim(): Promise<boolean> {
    return this.known.claim(await this.store.identity(), this.clock.now());
  }
}
