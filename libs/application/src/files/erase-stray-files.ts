import { FILE_GRACE_HOURS } from '@boligstyling/domain';
import { batchesOf, eachInTurn } from '../core/one-at-a-time.js';
import { fileIdOf, namesOf, type StoredFiles } from './stored-files.js';
import { type FileStore, type FileStoreUse, WrongStore } from './file-store.js';

const AT_A_TIME = 200;

const MOST_STRAYS = 20;

export class EraseStrayFiles {
  constructor(
    private readonly store: Pick<FileStore, 'check' | 'delete' | 'list'>,
    private readonly known: StoredFiles,
    private readonly use: Pick<FileStoreUse, 'look' | 'require'>,
  ) {}

  /**
   * After each erasure, and hourly as a fallback.
   *
   * @throws `files-unavailable`, `storage-unavailable`; the files stay due
   */
  async execute(): Promise<void> {
    const left = new Map<string, unknown>();
    while (left.size < AT_A_TIME) {
      const due = await this.known.erased(AT_A_TIME + left.size);
      const ids = due.filter((id) => !left.has(id));
      if (ids.length === 0) break;
      await this.use.require();
      const faults = await this.delete(ids);
      for (const [id, fault] of faults) left.set(id, fault);
      await this.known.dropErased(ids.filter((id) => !faults.has(id)));
    }
    if (left.size > 0) throw [...left.values()][0];
  }

  /** One by one if needed. @returns faults by id */
  private async delete(ids: readonly string[]): Promise<Map<string, unknown>> {
    const faults = new Map<string, unknown>();
    try {
      await this.store.delete(namesOf(ids));
    } catch {
      await this.store.check();
      for (const id of ids) {
        await this.store.delete(namesOf([id])).catch((fault: unknown) => faults.set(id, fault));
      }
    }
    return faults;
  }

  /**
   * Deletes files without a row, and rows whose files are lost; younger than a day, they may be under
   * way. A replica with another store deletes nothing.
   *
   * @throws as {@link execute}
   * @throws WrongStore, before any deletion; of files put into an earlier store, half may be missing
   */
  async eraseStrays(
    now: Promise<Date>,
  ): Promise<{ readonly files: number; readonly rows: number }> {
    const { fault, since } = await this.use.look();
    if (fault?.code === 'FILES_ELSEWHERE') return { files: 0, rows: 0 };
    if (fault) throw fault;
    let removed = { files: 0, rows: 0 };
    const remove = async () => {
      removed = await this.removeStrays(since, await now);
    };
    await eachInTurn([() => this.execute(), remove]);
    return removed;
  }

  private async removeStrays(since: Date, now: Date): Promise<{ files: number; rows: number }> {
    const young = new Date(now.getTime() - FILE_GRACE_HOURS * 3_600_000);
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
    const faults: unknown[] = [];
    for (const some of batchesOf(strays, AT_A_TIME)) {
      faults.push(...(await this.delete(some)).values());
    }
    await this.known.removeRows(lost);
    if (faults.length > 0) throw faults[0];
    return { files: strays.length, rows: lost.length };
  }

  private async strays(ids: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const some of batchesOf(ids, AT_A_TIME)) {
      found.push(...(await this.known.withoutRow(some)));
    }
    return found;
  }
}
