import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { scratchFolder, scratchParent } from './scratch.mjs';

const parent = mkdtempSync(path.join(tmpdir(), 'scratch-'));
afterAll(() => rmSync(parent, { recursive: true }));

it('is in memory where there is room, and else on disk', () => {
  expect(scratchParent(8)).toBe('/dev/shm');
  expect(scratchParent(1)).toBe(tmpdir());
  expect(existsSync(scratchParent())).toBe(true);
});

it('removes leftovers of killed runs and nothing else', () => {
  const [ofTheDead, ofTheLiving, ofOthers] = [
    'boligstyling-999999999-a',
    `boligstyling-${process.ppid}-b`,
    'boligstyling-c',
  ];
  for (const name of [ofTheDead, ofTheLiving, ofOthers])
    mkdirSync(path.join(parent, name, 'postgres'), { recursive: true });
  const own = path.basename(scratchFolder(parent));
  expect(readdirSync(parent).sort()).toEqual([own, ofTheLiving, ofOthers].sort());
});
