import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = path.join(import.meta.dirname, '../apps/web');
const read = (pattern) =>
  globSync(pattern, { cwd: ROOT }).map((file) => [
    file,
    readFileSync(path.join(ROOT, file), 'utf8'),
  ]);
const SHEETS = read('{src,embed}/**/*.module.css');
const MODULES = read('{src,embed}/**/*.{ts,tsx}');
const COMPOSED = SHEETS.flatMap(([, text]) => text.match(/composes:[^;]*/g) ?? []).join(' ');

/** Its names, without those in comments, texts, addresses and rules of where they come from. */
const classesIn = (text) => {
  const bare = text.replaceAll(/\/\*[^]*?\*\/|url\([^)]*\)|composes:[^;]*|"[^"]*"|'[^']*'/g, ' ');
  return new Set(Array.from(bare.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name]) => name));
};

it('no style sheet has a class that nobody wears', () => {
  const unworn = SHEETS.flatMap(([file, text]) => {
    const wearers = MODULES.filter(([, module]) => module.includes(`/${path.basename(file)}'`));
    const named = `${COMPOSED} ${wearers.map(([, module]) => module).join(' ')}`;
    const isWorn = (name) => new RegExp(`\\b${name}\\b`).test(named);
    return [...classesIn(text)].filter((name) => !isWorn(name)).map((name) => `${file}: ${name}`);
  });
  expect(SHEETS).not.toEqual([]);
  expect(unworn).toEqual([]);
});
