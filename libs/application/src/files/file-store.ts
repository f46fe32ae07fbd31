import { DomainError } from '@boligstyling/domain';
import type { Clock } from '../core/ports.js';
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
  /** All or nothing. */
  abstract put(name: string, content: FileContent): Promise<void>;

  abstract get(name: string): Promise<FileContent | undefined>;

  /** Ignores missing files. */
  abstract delete(names: readonly string[]): Promise<void>;

  abstract list(): AsyncIterable<StoredFile>;

  /** Tells two stores apart, across restarts and replicas. */
  abstract identity(): Promise<string>;

  /** The mark of its first user. @param ours stored where there is none */
  abstract owner(ours: string): Promise<string>;

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
  try {
    await put();
    if (!(await addRow())) await discard(files, fileId);
  } catch (error) {
    const isAway = error instanceof DomainError && error.code === 'storage-unavailable';
    // The row may be stored although its answer is lost; else retention deletes the file.
    if (!isAway) await discard(files, fileId);
    throw error;
  }
}

export async function discard(files: Pick<FileStore, 'delete'>, fileId: string): Promise<void> {
  await files.delete(namesOf([fileId])).catch(() => undefined);
}

const ASKED_EVERY_MS = 30_000;

/** The log shows codes alone. */
export class WrongStore extends Error {
  override readonly name = 'WrongStore';

  constructor(
    readonly code: 'FILES_ELSEWHERE' | 'FILES_FOREIGN' | 'FILES_MISSING' | 'FILES_UNKNOWN',
  ) {
    super();
  }
}

interface StoreUse {
  /** Elsewhere: another replica uses another store. Foreign: another database's. */
  readonly fault: WrongStore | undefined;
  readonly since: Date;
}

/** Keeps databases and replicas from deleting each other's files. */
export class FileStoreUse {
  private last: { readonly at: number; readonly use: Promise<StoreUse> } | undefined;

  constructor(
    private readonly store: Pick<FileStore, 'identity' | 'owner'>,
    private readonly known: Pick<StoredFiles, 'claim' | 'database'>,
    private readonly clock: Clock,
  ) {}

  /** @throws `files-unavailable` */
  look(): Promise<StoreUse> {
    const at = this.clock.now().getTime();
    if (this.last && Math.abs(at - this.last.at) < ASKED_EVERY_MS) return this.last.use;
    const use = this.claim();
    this.last = { at, use };
    use.catch(() => (this.last = undefined));
    return use;
  }

  /** @throws `files-unavailable` unless it is ours */
  async require(): Promise<void> {
    const { fault } = await this.look();
    if (fault) throw Object.assign(new DomainError('files-unavailable'), { cause: fault });
  }

  private async claim(): Promise<StoreUse> {
    const [now, own] = [this.clock.now(), await this.known.database()];
    const [owner, time] = (await this.store.owner(`${own} ${now.toISOString()}`)).split(' ');
    const since = new Date(time!);
    if (owner !== own) return { since, fault: new WrongStore('FILES_FOREIGN') };
    const isClaimed = await this.known.claim(await this.store.identity());
    return { since, fault: isClaimed ? undefined : new WrongStore('FILES_ELSEWHERE') };
  }
}
