import { registerHooks } from 'node:module';

const GLOBALS = new URL('globals.mjs', import.meta.url).href;
const CSS_MODULE = new URL('../css-module.mjs', import.meta.url).href;

registerHooks({
  resolve(name, context, next) {
    if (name === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
    if (name.endsWith('.css')) return { url: CSS_MODULE, shortCircuit: true };
    return next(name, context);
  },
});
