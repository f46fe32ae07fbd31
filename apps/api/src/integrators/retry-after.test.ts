import { expect, it } from '@jest/globals';
import { secondsUntil } from './http-webhook-sender.js';

const NOW = Date.parse('2026-11-29T12:00:00Z');

it.each([
  ['3600', 3600],
  [' 5 ', 5],
  ['Sun, 29 Nov 2026 12:02:00 GMT', 120],
  ['Sunday, 29-Nov-26 12:02:00 GMT', 120],
  ['Sun Nov 29 12:02:00 2026', 120],
  ['Sun Dec  6 12:00:00 2026', 604_800],
  ['Sun, 29 Nov 2026 11:00:00 GMT', undefined],
  ['Sun, 29 Nov 2026 12:02:00', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['soon', undefined],
  ['2026-11-30', undefined],
  [undefined, undefined],
])('Retry-After «%s» asks for %s seconds', (header, seconds) => {
  expect(secondsUntil(header, NOW)).toBe(seconds);
});
