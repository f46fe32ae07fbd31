import { registerHooks } from 'node:module';

const GLOBALS = new URL('page-globals.mjs', import.meta.url).href;
/** Of the domain, which only remembers what it has worked out, one copy does for all files. */
const ONCE = /\/(node_modules|libs\/domain)\//;

let turn = 0;
const loaded = new Map();

/** From now on sources are loaded as modules of their own again; packages stay what they are. */
export function loadAnew() {
  turn += 1;
}

// The number of the turn stands behind an address; what lies there is read once for all turns.
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
