import { expect } from 'expect';
import { toMatchSnapshot } from 'jest-snapshot';

expect.extend({ toMatchSnapshot });

/** What tests import as `@jest/globals`, outside Jest. */
export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from 'jest-circus';
export { expect };
