import { randomUUID } from 'node:crypto';
import { DomainError } from '@boligstyling/domain';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryStore } from '../core/testing/in-memory-store.js';
import { EraseStrayFiles } from './erase-stray-files.js';
import { fileIdOf } from './stored-files.js';
import { InMemoryStoredFiles } from './testing/in-memory-stored-files.js';

describe('deletion of files', () => {
  let store: InMemoryStore;
  let deleted: Set<string | undefined>;
  let undeletable: string;
  let calls: number;
  let isAway: boolean;
  let present: string[];
  let erasing: EraseStrayFiles;
  beforeEach(() => {
    store = new InMemoryStore();
    [deleted, undeletable, calls, isAway, present] = [new Set(), randomUUID(), 0, false, []];
    const files = {
      delete: async (names: readonly string[]) => {
        calls += 1;
        for (const name of names) {
          if (isAway || fileIdOf(name) === undeletable) throw new DomainError('files-unavailable');
          deleted.add(fileIdOf(name));
        }
      },
      list: async function* () {
        for (const id of present) yield { name: `${id}.webp`, storedAt: new Date(0) };
      },
      check: async () => {
        if (isAway) throw new DomainError('files-unavailable');
      },
    };
    const use = {
      require: async () => undefined,
      look: async () => ({ fault: undefined, since: new Date(0) }),
    };
    const known = new InMemoryStoredFiles(store);
    const erased = known.erased.bind(known);
    let looks = 0;
    known.erased = async (limit) => {
      if ((looks += 1) > 9) throw new Error('It asks without end');
      return erased(limit);
    };
    erasing = new EraseStrayFiles(files, known, use);
  });

  it('deletes all others where one cannot be deleted, which stays due', async () => {
    const others = Array.from({ length: 450 }, () => randomUUID());
    for (const id of [undeletable, ...others]) store.erasedFiles.add(id);
    await expect(erasing.execute()).rejects.toMatchObject({ code: 'files-unavailable' });
    expect(deleted).toEqual(new Set(others));
    expect([...store.erasedFiles]).toEqual([undeletable]);
  });

  it('asks an absent store once', async () => {
    isAway = true;
    for (const id of [randomUUID(), randomUUID()]) store.erasedFiles.add(id);
    await expect(erasing.execute()).rejects.toMatchObject({ code: 'files-unavailable' });
    expect([calls, store.erasedFiles.size]).toEqual([1, 2]);
  });

  it('deletes files without a row where another file cannot be deleted', async () => {
    const stray = randomUUID();
    store.erasedFiles.add(undeletable);
    present = [stray];
    await expect(erasing.eraseStrays(Promise.resolve(store.now))).rejects.toMatchObject({
      code: 'files-unavailable',
    });
    expect(deleted).toEqual(new Set([stray]));
  });

  it('deletes other files without a row where one of them cannot be deleted', async () => {
    const others = Array.from({ length: 10 }, () => randomUUID());
    present = [undeletable, ...others];
    await expect(erasing.eraseStrays(Promise.resolve(store.now))).rejects.toMatchObject({
      code: 'files-unavailable',
    });
    expect(deleted).toEqual(new Set(others));
  });

  it('asks the store for nothing where no file is due', async () => {
    const removed = await erasing.eraseStrays(Promise.resolve(store.now));
    expect([removed, calls]).toEqual([{ files: 0, rows: 0 }, 0]);
  });

  it('deletes no file without a row by a clock in doubt', async () => {
    present = [randomUUID()];
    const now = Promise.reject(new Error('in doubt'));
    await expect(erasing.eraseStrays(now)).rejects.toThrow('in doubt');
    expect(deleted.size).toBe(0);
  });
});
