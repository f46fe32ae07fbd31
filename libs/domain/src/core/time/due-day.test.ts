import { expect, it } from '@jest/globals';
import { dueDay } from './working-time.js';

it.each([
  ['2026-12-01', 14, '2026-12-15'],
  // A Saturday, a Sunday, 1 May before a weekend, 17 May, Easter, Christmas.
  ['2026-11-21', 14, '2026-12-07'],
  ['2026-11-22', 14, '2026-12-07'],
  ['2026-04-17', 14, '2026-05-04'],
  ['2027-05-03', 14, '2027-05-18'],
  ['2026-03-19', 14, '2026-04-07'],
  ['2026-12-11', 14, '2026-12-28'],
  ['2026-12-10', 14, '2026-12-24'],
])('what is issued on %s with %d days is due on %s', (issuedOn, days, due) =>
  expect(dueDay(issuedOn, days)).toBe(due),
);
