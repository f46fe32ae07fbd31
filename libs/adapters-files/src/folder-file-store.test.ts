import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileIdOf } from '@boligstyling/application';
import { fileStoreContract } from '@boligstyling/application/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FolderFileStore } from './folder-file-store.js';

const NAME = '0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f.webp';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boligstyling-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

fileStoreContract('a folder of files', async () => {
  const own = join(folder, 'contract', 'files');
  return { store: new FolderFileStore(own), again: () => new FolderFileStore(own) };
});

async function* one(text: string) {
  yield Buffer.from(text);
}

describe('a folder of files', () => {
  it('is another store than another folder', async () => {
    const [one, other] = ['a', 'b'].map((name) => new FolderFileStore(join(folder, name)));
    expect(await one?.identity()).not.toBe(await other?.identity());
  });

  it('is itself again after its first start was killed', async () => {
    const [one, other] = ['killed', 'killed too'].map((name) => join(folder, name));
    for (const path of [one!, other!]) {
      await mkdir(path);
      await writeFile(join(path, 'store-id'), '');
    }
    const identity = await new FolderFileStore(one!).identity();
    expect(await new FolderFileStore(one!).identity()).toBe(identity);
    expect(await new FolderFileStore(other!).identity()).not.toBe(identity);
  });

  it('is unavailable when the folder cannot be written, with no half file', async () => {
    const path = join(folder, 'blocked');
    await writeFile(path, 'a file where the folder should be');
    const store = new FolderFileStore(path);
    for (const work of [
      () => store.put(NAME, one('a')),
      () => store.check(),
      () => store.identity(),
    ]) {
      await expect(work()).rejects.toMatchObject({ code: 'files-unavailable' });
    }
  });

  it('keeps nothing of a content that fails, and reports its fault', async () => {
    const store = new FolderFileStore(join(folder, 'fails'));
    const failing = (async function* () {
      yield Buffer.from('half');
      throw Object.assign(new Error('its own'), { code: 'ENOSPC' });
    })();
    await expect(store.put(NAME, failing)).rejects.toThrow('its own');
    const left = await readdir(join(folder, 'fails'), { recursive: true, withFileTypes: true });
    expect(left.filter((each) => each.isFile())).toEqual([]);
  });

  it('lists the half file that a killed upload left, so that it is deleted as a stray', async () => {
    const path = join(folder, 'cut-off');
    const [writing, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const stopping = (async function* () {
      yield Buffer.from('half a picture');
      writing.resolve();
      await rest.promise;
    })();
    const upload = new FolderFileStore(path).put(NAME, stopping);
    await writing.promise;
    const store = new FolderFileStore(path);
    const names: string[] = [];
    for await (const { name } of store.list()) names.push(name);
    expect(names).toEqual([expect.not.stringMatching(NAME)]);
    expect(fileIdOf(names[0]!)).toBeDefined();
    await store.delete(names);
    const left = await readdir(path, { recursive: true, withFileTypes: true });
    expect(left.filter((each) => each.isFile())).toEqual([]);
    rest.reject(new Error('over'));
    await expect(upload).rejects.toThrow('over');
  });

  it('is unavailable when it hangs', async () => {
    const store = new FolderFileStore(join(folder, 'hangs'), 50);
    let goOn = () => undefined as void;
    const slow = (async function* () {
      yield Buffer.from('half');
      await new Promise<void>((resolve) => (goOn = resolve));
    })();
    await expect(store.put(NAME, slow)).rejects.toMatchObject({ code: 'files-unavailable' });
    expect(await store.get(NAME)).toBeUndefined();
    // Lets the file be closed.
    goOn();
  });

  it('rejects a name that leads out of the folder', async () => {
    const store = new FolderFileStore(join(folder, 'names'));
    for (const name of ['../a0.webp', 'a/b0.webp', '', 'passwd']) {
      await expect(store.put(name, one('a'))).rejects.toThrow();
    }
  });
});
