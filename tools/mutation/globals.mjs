import { ModernFakeTimers } from '@jest/fake-timers';
import { expect } from 'expect';
import { ModuleMocker } from 'jest-mock';
import { SnapshotState, toMatchSnapshot } from 'jest-snapshot';

/** Jest's snapshots with Jest's options; none is ever added. */
const OPTIONS = {
  updateSnapshot: 'none',
  snapshotFormat: { escapeString: false, printBasicPrototype: false },
};

expect.extend({
  toMatchSnapshot(received, ...hints) {
    const snapshotState = new SnapshotState(expect.getState().snapshotPath, OPTIONS);
    // Jest collects snapshot mismatches until a test ends; here they are thrown.
    const context = { ...this, snapshotState, dontThrow: undefined };
    return toMatchSnapshot.call(context, received, ...hints);
  },
});

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from 'jest-circus';
export { expect };

const timers = new ModernFakeTimers({ global: globalThis, config: { fakeTimers: {} } });
const mocks = new ModuleMocker(globalThis);
export const jest = {
  spyOn: (owner, method) => mocks.spyOn(owner, method),
  useFakeTimers: (options) => timers.useFakeTimers(options),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
};
