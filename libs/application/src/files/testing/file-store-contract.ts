import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FileContent, FileStore, StoredFile } from '../file-store.js';

export interface FileStoreUnderTest {
  readonly store: FileStore;
  /** The same place, as another process opens it. */
  readonly again: () => FileStore;
  readonly close?: () => Promise<void>;
}

/** Contract of every store of files. */
export function fileStoreContract(name: string, setUp: () => Promise<FileStoreUnderTest>): void {
  describe(name, () => {
    let under: FileStoreUnderTest;
    beforeAll(async () => {
      under = await setUp();
    });
    afterAll(() => under.close?.());

    const named = () => `${randomUUID()}.webp`;
    const listed = async () => {
      const all: StoredFile[] = [];
      for await (const file of under.store.list()) all.push(file);
      return all;
    };
    const names = async () => (await listed()).map((each) => each.name);
    const read = async (file: string, store = under.store) => {
      const content = await store.get(file);
      return content && collected(content);
    };

    it('returns what was put, also to another process', async () => {
      const file = named();
      const bytes = randomBytes(300_000);
      await under.store.put(file, inPieces(bytes));
      expect(await read(file)).toEqual([...bytes]);
      expect(await read(file, under.again())).toEqual([...bytes]);
    });

    it('replaces a file', async () => {
      const file = named();
      await under.store.put(file, inPieces(bytesOf('first')));
      await under.store.put(file, inPieces(bytesOf('second')));
      expect(await read(file)).toEqual([...bytesOf('second')]);
    });

    it('has nothing of a file whose content failed, and keeps the earlier one', async () => {
      const [file, earlier] = [named(), named()];
      await under.store.put(earlier, inPieces(bytesOf('earlier')));
      for (const each of [file, earlier]) {
        await expect(under.store.put(each, failing())).rejects.toThrow('the network is gone');
      }
      expect(await read(file)).toBeUndefined();
      expect(await read(earlier)).toEqual([...bytesOf('earlier')]);
      expect(await names()).not.toContain(file);
    });

    it('lists every file with its time', async () => {
      const file = named();
      const before = Date.now() - 2_000;
      await under.store.put(file, inPieces(bytesOf('a')));
      const found = (await listed()).find((it) => it.name === file);
      expect(Number(found?.storedAt)).toBeGreaterThan(before);
      expect(Number(found?.storedAt)).toBeLessThan(Date.now() + 2_000);
    });

    it('deletes files, and ignores missing ones', async () => {
      const [gone, stays] = [named(), named()];
      for (const each of [gone, stays]) await under.store.put(each, inPieces(bytesOf('a')));
      await under.store.delete([gone, named()]);
      await under.store.delete([gone]);
      await under.store.delete([]);
      expect(await read(gone)).toBeUndefined();
      expect(await names()).toContain(stays);
      expect(await names()).not.toContain(gone);
    });

    it('keeps the mark of its first user', async () => {
      expect(await under.store.owner('one')).toBe('one');
      expect(await under.again().owner('other')).toBe('one');
    });

    it('is the same store after a restart, and works', async () => {
      expect(await under.again().identity()).toBe(await under.store.identity());
      await under.store.check();
      await under.again().check();
    });
  });
}

async function* inPieces(bytes: Uint8Array): FileContent {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

async function* failing(): FileContent {
  yield bytesOf('half of it');
  throw new Error('the network is gone');
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function collected(content: FileContent): Promise<number[]> {
  const all: number[] = [];
  for await (const piece of content) for (const byte of piece) all.push(byte);
  return all;
}
