import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { swcOptions } from './swc-options.mjs';

const require = createRequire(import.meta.url);
const CACHE = new URL('../../node_modules/.cache/boligstyling/sources/', import.meta.url);
const COMPILER = readFileSync(require.resolve('@swc/core/package.json'), 'utf8');

/**
 * Lets Node run the workspaces' TypeScript as Jest does, without a build: `node --import
 * ./tools/jest/run-sources.mjs some-file.ts`. Tests start dozens of such programs, so compiled
 * sources are cached.
 */
registerHooks({
  resolve(name, context, next) {
    const source = isOfSources(name, context) && sourceOf(new URL(name, context.parentURL));
    return source ? { url: source.href, shortCircuit: true } : next(name, context);
  },
  load(url, context, next) {
    if (!/\.tsx?$/.test(url)) return next(url, context);
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
  },
});

function isOfSources(name, { parentURL }) {
  if (parentURL?.includes('/node_modules/')) return false;
  return name.startsWith('.') || name.startsWith('file:');
}

/** The source of an import under its built name, or without an extension. */
function sourceOf({ href }) {
  const ends = ['.ts', '.tsx'].map((end) => new URL(href.replace(/(\.js)?$/, end)));
  return ends.find((name) => existsSync(name));
}

function compiled(filename) {
  const options = { filename, sourceMaps: process.sourceMapsEnabled && 'inline', ...swcOptions };
  const text = readFileSync(filename, 'utf8');
  const hash = createHash('sha256').update(JSON.stringify([COMPILER, options, text]));
  const cached = new URL(`${hash.digest('hex')}.mjs`, CACHE);
  if (existsSync(cached)) return readFileSync(cached, 'utf8');
  const { code } = require('@swc/core').transformSync(text, options);
  mkdirSync(CACHE, { recursive: true });
  // Another process that does the same sees a whole file or none.
  const written = new URL(`${cached.href}-${process.pid}`);
  writeFileSync(written, code);
  renameSync(written, cached);
  return code;
}
