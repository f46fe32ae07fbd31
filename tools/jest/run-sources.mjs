import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { swcOptions } from './swc-options.mjs';

/**
 * Lets Node run the workspaces' TypeScript as Jest does, without a build: `node --import
 * ./tools/jest/run-sources.mjs some-file.ts`.
 */
registerHooks({
  resolve(name, context, next) {
    const isFile = name.startsWith('.') || name.startsWith('file:');
    const source = isFile && sourceOf(new URL(name, context.parentURL));
    return source ? { url: source.href, shortCircuit: true } : next(name, context);
  },
  load(url, context, next) {
    if (!/\.tsx?$/.test(url)) return next(url, context);
    const filename = fileURLToPath(url);
    const options = { filename, sourceMaps: process.sourceMapsEnabled && 'inline', ...swcOptions };
    const { code } = transformSync(readFileSync(filename, 'utf8'), options);
    return { format: 'module', source: code, shortCircuit: true };
  },
});

/** The source of an import under its built name, or without an extension. */
function sourceOf({ href }) {
  const ends = ['.ts', '.tsx'].map((end) => new URL(href.replace(/(\.js)?$/, end)));
  return ends.find((name) => existsSync(name));
}
