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
    return toMatchSnapshot.call({ ...this, snapshotState }, received, ...hints);
  },
});

/** What tests import as `@jest/globals`, outside Jest. */
export { afterEach, beforeEach, describe, it, test } from 'jest-circus';
export { expect };
