import { types } from 'node:util';

const isInstance = Function.prototype[Symbol.hasInstance];

// Jest gives each suite its own globals, and Node's modules throw errors of theirs.
Object.defineProperty(Error, Symbol.hasInstance, {
  value(error) {
    return isInstance.call(this, error) || (this === Error && types.isNativeError(error));
  },
});

// Jest's hundred lines of each error's stack are a fifth of what a test of the API takes.
Error.stackTraceLimit = 10;
