import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keptSecret } from './kept-secrets.js';

describe('a generated secret in a folder', () => {
  let parent: string;
  beforeAll(async () => (parent = await mkdtemp(join(tmpdir(), 'secrets-'))));
  afterAll(() => rm(parent, { recursive: true }));

  it('is made once, readable by its owner only', async () => {
    const folder = join(parent, 'once');
    const made = await keptSecret(folder, 'one');
    expect(made).toMatch(/^[\w-]{22}$/);
    expect(await keptSecret(folder, 'one')).toBe(made);
    expect(await keptSecret(folder, 'other')).not.toBe(made);
    expect((await readdir(folder)).sort()).toEqual(['one', 'other']);
    expect((await stat(join(folder, 'one'))).mode & 0o777).toBe(0o600);
  });

  it('is the same for processes that start together', async () => {
    const folder = join(parent, 'together');
    const all = await Promise.all(Array.from({ length: 8 }, () => keptSecret(folder, 'one')));
    expect(new Set(all).size).toBe(1);
  });

  it('needs no write once it exists, as on a full disk', async () => {
    // A name of maximal length leaves no room for a temporary file, also for root, who may write
    // anywhere.
    const name = 'n'.repeat(255);
    await writeFile(join(parent, name), 'MfKQ9r8GKYqrTwjUPD8ILA');
    expect(await keptSecret(parent, name)).toBe('MfKQ9r8GKYqrTwjUPD8ILA');
  });

  it('ignores a line end added by an editor', async () => {
    const folder = join(parent, 'put-back');
    const made = await keptSecret(folder, 'one');
    await writeFile(join(folder, 'one'), `${made}\n`);
    expect(await keptSecret(folder, 'one')).toBe(made);
  });

  it('is reported when empty or not writable', async () => {
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

  it('is complete as soon as it exists', async () => {
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
