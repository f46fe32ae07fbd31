import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = path.join(import.meta.dirname, '..');
const ENDINGS = ['', '.test.ts', '.test.tsx', '.test.mjs', '.spec.ts'];

const files = new Set(
  globSync('{apps,libs,tools}/**/*.{ts,tsx,mjs,json}', {
    cwd: ROOT,
    exclude: (name) => ['node_modules', 'dist'].includes(path.basename(name)),
  }).map((file) => path.basename(file)),
);

it('docs/security.md names tests that are there', () => {
  const rows = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8').split('\n');
  const requirements = rows.filter((row) => /^\| \d+\.\d+\.\d+/.test(row));
  const named = requirements.flatMap((row) => {
    const shownBy = row.split('|').at(-2) ?? '';
    return [...shownBy.matchAll(/`([^`]+)`/g)].map(([, name]) => path.basename(name));
  });
  const gone = named.filter((name) => !ENDINGS.some((ending) => files.has(name + ending)));
  expect(named.length).toBeGreaterThan(50);
  expect(gone).toEqual([]);
});
