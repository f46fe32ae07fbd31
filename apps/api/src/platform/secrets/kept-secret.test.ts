import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keptSecret } from './kept-secrets.js';

describe('a secret that is kept in a folder', () => {
  let parent: string;
  beforeAll(async () => (parent = await mkdtemp(join(tmpdir(), 'secrets-'))));
  afterAll(() => rm(parent, { recursive: true }));

  it('is made once, for the owner alone to read', async () => {
    const folder = join(parent, 'once');
    const made = await keptSecret(folder, 'one');
    expect(made).toMatch(/^[\w-]{22}$/);
    expect(await keptSecret(folder, 'one')).toBe(made);
    expect(await keptSecret(folder, 'other')).not.toBe(made);
    expect((await readdir(folder)).sort()).toEqual(['one', 'other']);
    expect((await stat(join(folder, 'one'))).mode & 0o777).toBe(0o600);
  });

  it('is the same to all who start together', async () => {
    const folder = join(parent, 'together');
    const all = await Promise.all(Array.from({ length: 8 }, () => keptSecret(folder, 'one')));
    expect(new Set(all).size).toBe(1);
  });

  it('needs nothing to be written once it is there, as on a full disk', async () => {
    // Beside a name as long as this no file can be made, also not by root, who may write to any folder.
    const name = 'n'.repeat(255);
    await writeFile(join(parent, name), 'MfKQ9r8GKYqrTwjUPD8ILA');
    expect(await keptSecret(parent, name)).toBe('MfKQ9r8GKYqrTwjUPD8ILA');
  });

  it('is the same with the line end that it gets when it is put back by an editor', async () => {
    const folder = join(parent, 'put-back');
    const made = await keptSecret(folder, 'one');
    await writeFile(join(folder, 'one'), `${made}\n`);
    expect(await keptSecret(folder, 'one')).toBe(made);
  });

  it('is told of where it is empty, and where it cannot be written', async () => {
    const folder = join(parent, 'at-fault');
    await mkdir(folder);
    await writeFile(join(folder, 'one'), '');
    const sentence = `${join(folder, 'one')} is empty: put back what was in it, or remove it to have another made.`;
    await expect(keptSecret(folder, 'one')).rejects.toThrow(sentence);
    const unwritable = join(folder, 'n'.repeat(255));
    await expect(keptSecret(folder, 'n'.repeat(255))).rejects.toThrow(
      `${unwritable} cannot be written: ENAMETOOLONG`,
    );
    expect(await readdir(folder)).toEqual(['one']);
  });

  it('is whole as soon as it is there', async () => {
    for (let start = 0; start < 50; start += 1) {
      const folder = join(parent, `start-${start}`);
      const path = join(folder, 'one');
      let isMade = false;
      const making = keptSecret(folder, 'one').finally(() => (isMade = true));
      while (!isMade) {
        if (existsSync(path)) expect(readFileSync(path, 'utf8')).toHaveLength(22);
        await new Promise(setImmediate);
      }
      await making;
    }
  });
});
