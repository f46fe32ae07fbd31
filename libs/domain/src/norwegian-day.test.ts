import { expect, it } from '@jest/globals';
import { dayAt, norwegianDay } from './norwegian-day.js';

it('counts days across months and years', () =>
  expect([dayAt('2026-02-28', 1), dayAt('2027-01-01', -2)]).toEqual(['2026-03-01', '2026-12-30']));

it("tells the day by Norway's clock", () =>
  expect(norwegianDay(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01'));
