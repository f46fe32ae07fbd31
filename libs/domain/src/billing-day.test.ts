import { describe, expect, it } from '@jest/globals';
import { billingDay } from './billing-day.js';
import { billedUpTo } from './billing.js';
import { dayAt, norwegianDay, startOfNorwegianDay } from './norwegian-day.js';

const HOUR = 3_600_000;

describe('the day of billing', () => {
  it.each([
    ['2026-12-01T05:00:00Z', '2026-11-30T23:00:00Z'],
    ['2026-12-14T22:59:59Z', '2026-11-30T23:00:00Z'],
    ['2026-12-14T23:00:00Z', '2026-12-14T23:00:00Z'],
    ['2026-12-31T22:59:59Z', '2026-12-14T23:00:00Z'],
    // January in Norway, December in UTC.
    ['2026-12-31T23:00:00Z', '2026-12-31T23:00:00Z'],
    ['2026-07-15T04:00:00Z', '2026-07-14T22:00:00Z'],
  ])('at %s is %s', (at, day) => expect(billingDay(new Date(at))).toEqual(new Date(day)));

  it('comes within a month of whatever is taken, in leap years too', () => {
    for (let taken = Date.UTC(2026, 10, 1); taken < Date.UTC(2028, 11, 31); taken += 6 * HOUR) {
      const day = norwegianDay(new Date(taken));
      let run = day;
      while (billedUpTo(billingDay(startOfNorwegianDay(run))).getTime() < taken) {
        run = dayAt(run, 1);
      }
      expect([day, run <= monthAfter(day)]).toEqual([day, true]);
    }
  });
});

/** The same day of the next month, or its last where it has none. */
function monthAfter(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10);
}
