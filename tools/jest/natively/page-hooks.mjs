import { registerHooks } from 'node:module';

const GLOBALS = new URL('page-globals.mjs', import.meta.url).href;
/** The domain only caches pure results, so one copy serves all files. */
const ONCE = /\/(node_modules|libs\/domain)\//;

let turn = 0;
const loaded = new Map();

/** Reloads sources for the next file; packages stay loaded. */
export function loadAnew() {
  turn += 1;
}

// A generation number follows each URL; file contents are read once for all generations.
registerHooks({
  resolve(name, context, next) {
    if (name === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
    const found = next(name, context);
    const isAnew = /\.tsx?$/.test(found.url) && !ONCE.test(found.url);
    return isAnew ? { ...found, url: `${found.url}?${turn}` } : found;
  },
  load(url, context, next) {
    const [source, isAnew] = url.split('?');
    if (!isAnew) return next(url, context);
    if (!loaded.has(source)) loaded.set(source, next(source, context));
    return loaded.get(source);
  },
});
