import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keptSecret } from './kept-secret.js';

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
