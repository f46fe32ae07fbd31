/** What tests import as `@jest/globals`, outside Jest. */
export { afterEach, beforeEach, describe, it, test } from 'jest-circus';
export { expect } from 'expect';
