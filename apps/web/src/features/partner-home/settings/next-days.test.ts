import { expect, test } from '@jest/globals';
import { nextMonday, nextNewYear } from './pause-card';

test.each([
  ['2026-11-26', '2026-11-30'],
  ['2026-11-29', '2026-11-30'],
  ['2026-11-30', '2026-12-07'],
  ['2026-12-31', '2027-01-04'],
])('the Monday after %s is %s', (day, monday) => expect(nextMonday(day)).toBe(monday));

test('the new year after a day is in the next year', () =>
  expect([nextNewYear('2026-01-01'), nextNewYear('2026-12-31')]).toEqual([
    '2027-01-01',
    '2027-01-01',
  ]));
