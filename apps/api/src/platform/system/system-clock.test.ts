import { describe, expect, it } from '@jest/globals';
import { isDay } from '@boligstyling/domain';
import { isMoment, norwegianMoment } from './system-clock.js';

describe('Norwegian time', () => {
  it('is written so that spreadsheets sort by it', () => {
    expect(norwegianMoment(new Date('2026-11-20T12:05:00Z'))).toBe('2026-11-20 13:05');
    expect(norwegianMoment(new Date('2026-06-30T22:05:00Z'))).toBe('2026-07-01 00:05');
  });
});

it.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['0000-00-00', false],
  ['i går', false],
])('says whether there is a day %s: %s', (text, expected) => expect(isDay(text)).toBe(expected));

it.each([
  ['2026-11-20T12:00:00.000Z', true],
  ['2026-11-20T12:00:00Z', true],
  ['2026-11-20T13:00:00.5+01:00', true],
  ['2026-11-20T12:00:00', false],
  ['2026-11-20', false],
  ['2026-13-20T12:00:00Z', false],
  ['9', false],
])('says whether a text is a moment %s: %s', (text, expected) =>
  expect(isMoment(text)).toBe(expected),
);
