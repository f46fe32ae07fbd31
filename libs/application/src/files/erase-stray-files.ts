import { FILE_GRACE_HOURS } from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import { fileIdOf, namesOf, type StoredFiles } from './stored-files.js';
import { type FileStore, type FileStoreUse, WrongStore } from './file-store.js';

const AT_A_TIME = 200;

const MOST_STRAYS = 20;

export class EraseStrayFiles {
  constructor(
    private readonly store: Pick<FileStore, 'delete' | 'list'>,
    private readonly known: StoredFiles,
    private readonly use: Pick<FileStoreUse, 'look' | 'require'>,
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
   * @throws WrongStore, before any deletion; of files put into an earlier store, half may be missing
   */
  async eraseStrays(): Promise<{ readonly files: number; readonly rows: number }> {
    const { fault, since } = await this.use.look();
    if (fault?.code === 'FILES_ELSEWHERE') return { files: 0, rows: 0 };
    if (fault) throw fault;
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
    const areLost = (ids: readonly string[]) => ids.filter((id) => !present.has(id));
    const lost = areLost(named);
    // Later ones were put into this very store.
    const earlier = since < young ? await this.known.named(since) : named;
    if (areLost(earlier).length > earlier.length / 2) throw new WrongStore('FILES_MISSING');
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
