import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = path.join(import.meta.dirname, '..');

it('every requirement of docs/security.md names existing tests', () => {
  const rows = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8').split('\n');
  const requirements = rows.filter((row) => /^\| \d+\.\d+\.\d+/.test(row));
  const named = requirements.map((row) => {
    const shownBy = row.split('|').at(-2) ?? '';
    return [...shownBy.matchAll(/`([^`]+)`/g)].map(([, file]) => file);
  });
  expect(named.filter((files) => files.length === 0)).toEqual([]);
  expect(named.flat().length).toBeGreaterThan(50);
  expect(named.flat().filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
