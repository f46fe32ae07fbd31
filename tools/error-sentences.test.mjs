import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '..');
const HOME = 'libs/domain/src/core/domain-error.ts';
const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');

it('the sentence of an error is next to its code and nowhere else', () => {
  const sentences = [...read(HOME).matchAll(/: '(.+\.)',$/gm)].map(([, sentence]) => sentence);
  const sources = globSync('{libs/*,apps/api}/src/**/*.ts', { cwd: ROOT })
    .filter((file) => file !== HOME && !file.endsWith('.test.ts'))
    .map((file) => ({ file, source: read(file) }));
  expect(sentences.length).toBeGreaterThan(25);
  const again = sentences.flatMap((sentence) =>
    sources.filter(({ source }) => source.includes(sentence)).map(({ file }) => [file, sentence]),
  );
  expect(again).toEqual([]);
});

it('a replacement of such a sentence is defined in one place too', () => {
  const said = globSync('{libs/*,apps/api}/src/**/*.ts', { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...read(file).matchAll(/new DomainError\(\s*'[\w-]+',\s*'(.+?)'/g)])
    .map(([, sentence]) => sentence);
  expect(said.length).toBeGreaterThan(5);
  expect(said.filter((sentence, place) => said.indexOf(sentence) !== place)).toEqual([]);
});
