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

// Work begun by a hook, such as a mocked call, ends before the test.
addEventHandler(({ name }) => (name === 'test_fn_start' ? act(() => setImmediate()) : undefined));

/** Each file has its own modules, each test a page without mocks. */
export function begin() {
  loadAnew();
  beforeEach(restoreMocks);
  // Testing Library registers it by itself for the first file only, when it is loaded.
  afterEach(cleanup);
}

/** Restores the page for the next file, whatever the outcome. */
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
