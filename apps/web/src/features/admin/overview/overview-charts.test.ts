import { expect, test } from '@jest/globals';
import { topOf, byWeek, shortDay, weekOf } from './overview-charts';

test.each([
  ['2026-11-19', 47],
  ['2026-11-22', 47],
  ['2026-11-23', 48],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2025-12-29', 1],
])('%s lies in week %d', (day, week) => {
  expect(weekOf(day)).toBe(week);
});

test('days are summed by week in order, across new year', () => {
  const days = ['2027-01-02', '2027-01-03', '2027-01-04'].map((name) => ({ name, count: 2 }));
  expect(byWeek(days)).toEqual([
    { name: '53', count: 4 },
    { name: '1', count: 2 },
  ]);
  expect(shortDay('2027-01-02')).toBe('02.01.');
});

test.each([
  [1, 3],
  [3, 3],
  [4, 6],
  [31, 45],
  [226, 300],
  [12_000, 15_000],
])('bars up to %d get a scale to %d', (highest, top) => {
  expect(topOf(highest)).toBe(top);
});
