import { norwegianDay } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { norwegianMoment, startOfNorwegianDay } from './norwegian-time.js';

describe('Norwegian time', () => {
  it.each([
    ['2026-11-20', '2026-11-19T23:00:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('begins %s at %s', (day, moment) => {
    const start = startOfNorwegianDay(day);
    expect(start.toISOString()).toBe(moment);
    expect(norwegianDay(start)).toBe(day);
    expect(norwegianDay(new Date(start.getTime() - 1))).not.toBe(day);
  });

  it('is written as people write it', () => {
    expect(norwegianMoment(new Date('2026-11-20T12:05:00Z'))).toBe('20.11.2026, 13:05');
  });
});
