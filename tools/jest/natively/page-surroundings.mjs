import { PAGE, emptyPage, onFault } from './page.mjs';
import { act, cleanup } from '@testing-library/react';
import { setImmediate } from 'node:timers/promises';
import { addEventHandler, afterEach, beforeEach, getState } from 'jest-circus';
import { jest } from './page-globals.mjs';
import { loadAnew } from './page-hooks.mjs';
import { propertiesOf } from './put-back.mjs';
import { end as endOnNode } from './surroundings.mjs';

globalThis.IS_REACT_ACT_ENVIRONMENT = true;
const putBack = propertiesOf(PAGE);

onFault((error) => {
  const { currentlyRunningTest, unhandledErrors } = getState();
  (currentlyRunningTest?.errors ?? unhandledErrors).push(error);
});

// What a hook has begun, such as a call that is answered at once, comes to its end before the test.
addEventHandler(({ name }) => (name === 'test_fn_start' ? act(() => setImmediate()) : undefined));

/** Before a file is loaded: each has modules of its own, and each test a page without mocks. */
export function begin() {
  loadAnew();
  beforeEach(restoreMocks);
  // Testing Library does it by itself for the first file only, when it is loaded.
  afterEach(cleanup);
}

/** After a file, whatever became of it: the next one finds the page as it was opened. */
export function end() {
  jest.useRealTimers();
  restoreMocks();
  cleanup();
  emptyPage();
  putBack();
  endOnNode();
}

function restoreMocks() {
  jest.clearAllMocks();
  jest.restoreAllMocks();
}
