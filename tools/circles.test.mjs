import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import ts from 'typescript';

const SOURCES = '{apps,libs,tools,bench}/**/*.{ts,tsx,mjs}';
const isBuilt = (file) => /(^|[\\/])(node_modules|dist)([\\/]|$)/.test(file);

function importsUnder(root, pattern) {
  const names = globSync(pattern, { cwd: root, exclude: isBuilt }).sort();
  const files = new Set(names.map((name) => path.join(root, name)));
  const find = (from, name) => {
    const plain = path.resolve(path.dirname(from), name).replace(/\.js$/, '');
    return ['', '.ts', '.tsx', '.mjs'].map((end) => plain + end).find((file) => files.has(file));
  };
  const importsOf = (file) =>
    ts
      .preProcessFile(readFileSync(file, 'utf8'), true, true)
      .importedFiles.map(({ fileName }) => fileName)
      .filter((name) => name.startsWith('.'))
      .map((name) => find(file, name))
      .filter(Boolean);
  return new Map([...files].map((file) => [file, importsOf(file)]));
}

/** At least one if there are any. */
function circlesIn(imports) {
  const circles = [];
  const done = new Set();
  const visit = (file, way) => {
    if (way.includes(file)) circles.push(way.slice(way.indexOf(file)));
    if (done.has(file) || way.includes(file)) return;
    for (const next of imports.get(file)) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}

it('no file imports itself through others', () => {
  const root = path.join(import.meta.dirname, '..');
  const imports = importsUnder(root, SOURCES);
  expect(imports.size).toBeGreaterThan(1000);
  expect([...imports.values()].flat().length).toBeGreaterThan(imports.size);
  const circles = circlesIn(imports);
  expect(circles.map((way) => way.map((file) => path.relative(root, file)))).toEqual([]);
});

/** In a separate process: the bundler does not take a test's regular expressions. */
const BUNDLE_BENCHES = `
import { globSync } from 'node:fs';
import { rolldown } from 'rolldown';
const bundle = await rolldown({
  input: globSync('bench/*/{run,product}.mjs'),
  tsconfig: 'tsconfig.base.json',
  platform: 'node',
  treeshake: false,
  external: /^(?![./]|@boligstyling\\/)/,
  logLevel: 'silent',
});
console.log((await bundle.generate({})).output.length);`;

it('benches import only names that the product exports', () => {
  const script = ['--input-type=module', '--eval', BUNDLE_BENCHES];
  const cwd = path.join(import.meta.dirname, '..');
  const { status, stderr, stdout } = spawnSync(process.execPath, script, { cwd, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(Number(stdout)).toBeGreaterThan(10);
});

it.each([
  ['of types', { 'a.ts': "import type { B } from './b.js';", 'b.tsx': "export * from './a.js';" }],
  [
    'of three, the last one lazily',
    {
      'a.ts': "import './b';",
      'b.mjs': "import './c.js';",
      'c.ts': "await import('./a');",
    },
  ],
  [
    'of a type in place',
    { 'a.ts': "type B = import('./b').B;", 'b.ts': "import { A } from './a';" },
  ],
])('a circle %s is found', (_, files) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'circles-'));
  try {
    for (const [name, code] of Object.entries(files)) writeFileSync(path.join(folder, name), code);
    const [circle] = circlesIn(importsUnder(folder, '*'));
    expect(circle?.map((file) => path.basename(file))).toEqual(Object.keys(files));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
