import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LIMITS, words, WORDS_OF_A_DECISION } from './document-limits.mjs';
import { ROOT } from './run.mjs';

/**
 * Prints the sizes of the production code and of the documents beside what is wanted: files and
 * lines without tests, texts, pictures, migrations and generated files, and words of comments.
 */
const FILES = 1_100;
const LINES = 76_000;
const COMMENT_WORDS = 40_000;

const SOURCE = /\.(ts|tsx|mjs|css)$/;
const NOT_PRODUCTION =
  /\.test\.|\.spec\.|\/testing\/|generated|\/content\/|\/scenes\/|apps\/e2e|apps\/faults|bench\/|migrations\//;
/** A comment stands behind white space or a bracket; `//` and `/*` in addresses and globs do not. */
const COMMENT = /(?<=^|[\s({])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const listed = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n');

const production = listed.filter((file) => SOURCE.test(file) && !NOT_PRODUCTION.test(file));
const lines = (file) => read(file).split('\n').length - 1;
const commentWords = (file) =>
  words((read(file).match(COMMENT) ?? []).join(' ').replaceAll(/(?<=^|\s)[/*]+(?=\s|$)/g, ' '));
const typescript = production.filter((file) => /\.tsx?$/.test(file));
const decisions = listed.filter((file) => /^docs\/decisions\/\d/.test(file));

const sum = (files, size) => files.reduce((total, file) => total + size(file), 0);
const wordsOf = (file) => words(read(file));
const rows = [
  ['production files', production.length, FILES],
  ['production lines', sum(production, lines), LINES],
  ['words of comments in production TypeScript', sum(typescript, commentWords), COMMENT_WORDS],
  ...LIMITS.map(({ files, most }) => [files.join(' + '), sum(files, wordsOf), most]),
  ['the longest decision', Math.max(...decisions.map(wordsOf)), WORDS_OF_A_DECISION],
];
console.table(
  rows.map(([what, size, most]) => ({ what, size, wanted: most, over: Math.max(0, size - most) })),
);
