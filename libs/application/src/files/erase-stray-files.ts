import { FILE_GRACE_HOURS } from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import { fileIdOf, namesOf, type StoredFiles } from './stored-files.js';
import type { FileStore, FileStoreUse } from './file-store.js';

const AT_A_TIME = 200;

const MOST_STRAYS = 20;

/** The log shows codes alone. */
class WrongStore extends Error {
  override readonly name = 'WrongStore';

  constructor(readonly code: 'FILES_MISSING' | 'FILES_UNKNOWN') {
    super();
  }
}

export class EraseStrayFiles {
  constructor(
    private readonly store: Pick<FileStore, 'delete' | 'list'>,
    private readonly known: StoredFiles,
    private readonly use: Pick<FileStoreUse, 'isOurs' | 'require'>,
    private readonly clock: Clock,
  ) {}

  /**
   * After each erasure, and hourly as a fallback.
   *
   * @throws `files-unavailable`, `storage-unavailable`; the files stay due
   */
  async execute(): Promise<void> {
    for (;;) {
      const ids = await this.known.erased(AT_A_TIME);
      if (ids.length === 0) return;
      await this.use.require();
      await this.store.delete(namesOf(ids));
      await this.known.dropErased(ids);
    }
  }

  /**
   * Deletes files without a row, and rows whose files are lost; younger than a day, they may be under
   * way. A replica with another store deletes nothing.
   *
   * @throws as {@link execute}
   * @throws WrongStore when most files are missing or unknown, as in a folder that is not mounted;
   * nothing is deleted
   */
  async eraseStrays(): Promise<{ readonly files: number; readonly rows: number }> {
    if (!(await this.use.isOurs())) return { files: 0, rows: 0 };
    await this.execute();
    const young = new Date(this.clock.now().getTime() - FILE_GRACE_HOURS * 3_600_000);
    await this.known.dropRemovals(young);
    const [present, old] = [new Set<string>(), new Set<string>()];
    for await (const { name, storedAt } of this.store.list()) {
      const id = fileIdOf(name);
      if (!id) continue;
      present.add(id);
      if (storedAt < young) old.add(id);
    }
    const named = await this.known.named(young);
    const lost = named.filter((id) => !present.has(id));
    if (lost.length > named.length / 2) throw new WrongStore('FILES_MISSING');
    const strays = await this.strays([...old]);
    if (strays.length > Math.max(MOST_STRAYS, present.size / 2)) {
      throw new WrongStore('FILES_UNKNOWN');
    }
    for (let at = 0; at < strays.length; at += AT_A_TIME) {
      await this.store.delete(namesOf(strays.slice(at, at + AT_A_TIME)));
    }
    await this.known.removeRows(lost);
    return { files: strays.length, rows: lost.length };
  }

  private async strays(ids: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (let at = 0; at < ids.length; at += AT_A_TIME) {
      found.push(...(await this.known.withoutRow(ids.slice(at, at + AT_A_TIME))));
    }
    return found;
  }
}
