import { expect, it } from '@jest/globals';
import { cameToNothing } from './quote.js';

it.each([
  [null, undefined, false],
  [null, 'sent', false],
  [null, 'declined', true],
  ['contacted', 'declined', true],
  ['won', 'declined', false],
  ['lost', undefined, true],
  ['lost', 'chosen', true],
] as const)('with report %s and quote %s it came to nothing: %s', (report, quote, expected) => {
  expect(cameToNothing(report, quote)).toBe(expected);
});
