import { expect } from 'expect';
import { toMatchSnapshot } from 'jest-snapshot';

expect.extend({ toMatchSnapshot });

/** Replaces `@jest/globals` outside Jest. */
export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from 'jest-circus';
export { expect };
