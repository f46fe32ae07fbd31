import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = path.join(import.meta.dirname, '..');
const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');

const ROW = /^\| (?!Journeys|-)[^|]+ \| `([^`]+)` +\| (.+?) +\| (.+?) +\|$/gm;
const rows = [...read('docs/journeys-moved.md').matchAll(ROW)];

it('each journey that went is held by a test of that name', () => {
  expect(rows.length).toBeGreaterThan(10);
  const missing = rows.filter(([, file, title]) => !read(file).includes(`'${title}'`));
  expect(missing.map(([, file, title]) => `${file}: ${title}`)).toEqual([]);
});

it('each row names the fault that was planted', () => {
  const without = rows.filter(([, , , fault]) => fault.startsWith('Not planted'));
  expect(without.map(([row]) => row)).toEqual([]);
});
