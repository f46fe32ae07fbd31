import { expect, it } from '@jest/globals';
import { isViewFilter, VIEW_VALUE_MAX } from './saved-view.js';

it.each([
  [{}, true],
  [{ status: 'new', city: 'Oslo', only: 'held' }, true],
  [{ q: 'kari nordmann' }, false],
  [{ status: 1 }, false],
  [{ city: 'x'.repeat(VIEW_VALUE_MAX) }, true],
  [{ city: 'x'.repeat(VIEW_VALUE_MAX + 1) }, false],
  [{ city: 'Os\u0000lo' }, false],
  [{ city: ['Oslo'] }, false],
  [[], false],
  ['status', false],
  [undefined, false],
  [['status'], false],
  [null, false],
])('whether %j can be kept: %s', (filter, expected) => {
  expect(isViewFilter(filter)).toBe(expected);
});
