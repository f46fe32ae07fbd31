import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { loadAnew } from './page-hooks.mjs';

const mocker = new ModuleMocker(globalThis);
const timers = new ModernFakeTimers({ global: globalThis, config: { fakeTimers: {} } });

/** Functions that Node needs unfaked. */
const OF_NODE = ['nextTick', 'hrtime', 'setImmediate', 'clearImmediate', 'queueMicrotask'];

export * from './globals.mjs';
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  mocked: (mock) => mock,
  clearAllMocks: () => mocker.clearAllMocks(),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  useFakeTimers: (options) => timers.useFakeTimers({ ...options, doNotFake: OF_NODE }),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
  resetModules: loadAnew,
};
// Testing Library advances a faked clock while waiting if it finds this global.
globalThis.jest = jest;
