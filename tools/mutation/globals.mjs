import { expect } from 'expect';
import { SnapshotState, toMatchSnapshot } from 'jest-snapshot';

/** As Jest keeps them beside the tests, written with the same options; nothing is ever added. */
const OPTIONS = {
  updateSnapshot: 'none',
  snapshotFormat: { escapeString: false, printBasicPrototype: false },
};

expect.extend({
  toMatchSnapshot(received, ...hints) {
    const snapshotState = new SnapshotState(expect.getState().snapshotPath, OPTIONS);
    // Jest gathers what does not match until a test has ended; here it is thrown as anything else.
    const context = { ...this, snapshotState, dontThrow: undefined };
    return toMatchSnapshot.call(context, received, ...hints);
  },
});

/** What tests import as `@jest/globals`, outside Jest. */
export { afterEach, beforeEach, describe, it, test } from 'jest-circus';
export { expect };
