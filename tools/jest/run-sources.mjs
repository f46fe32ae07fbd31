import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { swcOptions } from './swc-options.mjs';

/**
 * Lets Node run the workspaces' TypeScript as Jest does, without a build:
 * `node --import ./tools/jest/run-sources.mjs some-file.ts`.
 */
registerHooks({
  resolve(name, context, next) {
    const source = name.startsWith('.') && new URL(name.replace(/\.js$/, '.ts'), context.parentURL);
    if (source && existsSync(source)) return { url: source.href, shortCircuit: true };
    return next(name, { ...context, conditions: ['source', ...context.conditions] });
  },
  load(url, context, next) {
    if (!url.endsWith('.ts')) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { filename, ...swcOptions });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
