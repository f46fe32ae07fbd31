import { describe, expect, it } from '@jest/globals';
import { billingDay, billedUpTo } from './billing.js';
import { startOfNorwegianDay } from '../core/time/norwegian-day.js';

describe('the day of billing', () => {
  it.each([
    ['2026-12-01T05:00:00Z', '2026-11-14T23:00:00Z'],
    ['2026-12-14T22:59:59Z', '2026-11-14T23:00:00Z'],
    ['2026-12-14T23:00:00Z', '2026-12-14T23:00:00Z'],
    // January in Norway, December in UTC.
    ['2026-12-31T23:00:00Z', '2026-12-14T23:00:00Z'],
    ['2027-01-10T05:00:00Z', '2026-12-14T23:00:00Z'],
    ['2026-07-15T04:00:00Z', '2026-07-14T22:00:00Z'],
  ])('at %s is %s', (at, day) => expect(billingDay(new Date(at))).toEqual(new Date(day)));

  it.each(['2026-12-15', '2027-03-15', '2027-04-15', '2028-03-15', '2027-11-15'])(
    'of %s has the whole previous month billed',
    (day) => {
      const monthBegins = startOfNorwegianDay(`${day.slice(0, 8)}01`);
      const billed = billedUpTo(billingDay(startOfNorwegianDay(day)));
      expect(billed.getTime()).toBeGreaterThanOrEqual(monthBegins.getTime());
    },
  );
});
