import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  hourlyDeletion,
  inactiveSince,
  lastDeletionTime,
  mayHaveJumped,
  nightlyDeletion,
} from './retention.js';

const DAY = 86_400_000;

describe('the retention of a lead without activity', () => {
  const isDeleted = (lastActivity: string, now: string) =>
    new Date(lastActivity) <= inactiveSince(new Date(now));

  it.each([
    ['2026-11-20T12:00:00.000Z', '2028-11-20T11:59:59.999Z', '2028-11-20T12:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', '2028-12-31T23:59:59.998Z', '2028-12-31T23:59:59.999Z'],
    ['2027-03-01T00:00:00.000Z', '2029-02-28T23:59:59.999Z', '2029-03-01T00:00:00.000Z'],
    ['2026-02-28T23:00:00.000Z', '2028-02-28T22:59:59.999Z', '2028-02-28T23:00:00.000Z'],
    ['2028-02-28T23:00:00.000Z', '2030-02-28T22:59:59.999Z', '2030-02-28T23:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', '2030-02-28T23:59:59.999Z', '2030-03-01T00:00:00.000Z'],
    ['2028-02-29T23:59:59.999Z', '2030-02-28T23:59:59.999Z', '2030-03-01T00:00:00.000Z'],
    ['2026-03-01T00:00:00.000Z', '2028-02-29T23:59:59.999Z', '2028-03-01T00:00:00.000Z'],
    ['2027-03-28T01:30:00.000Z', '2029-03-28T01:29:59.999Z', '2029-03-28T01:30:00.000Z'],
  ])('active %s: kept at %s, deleted at %s', (lastActivity, kept, deleted) => {
    expect(isDeleted(lastActivity, kept)).toBe(false);
    expect(isDeleted(lastActivity, deleted)).toBe(true);
  });

  it('is two years give or take a leap day, at any time of asking', () => {
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2199-01-01') });
    fc.assert(
      fc.property(
        moments.filter((moment) => !Number.isNaN(moment.getTime())),
        (now) => {
          const days = (now.getTime() - inactiveSince(now).getTime()) / DAY;
          expect([730, 731]).toContain(days);
        },
      ),
    );
  });

  it('is equal in every time zone', () => {
    const now = new Date('2028-10-29T00:30:00.000+02:00');
    expect(inactiveSince(now).toISOString()).toBe('2026-10-28T22:30:00.000Z');
  });
});

it.each([
  ['2026-11-22T03:14:59.999Z', '2026-11-21T03:15:00.000Z'],
  ['2026-11-22T03:15:00.000Z', '2026-11-22T03:15:00.000Z'],
  ['2026-03-01T01:00:00.000Z', '2026-02-28T03:15:00.000Z'],
])('the last deletion before %s was to begin at %s', (now, time) => {
  expect(lastDeletionTime(new Date(now)).toISOString()).toBe(time);
});

it('records of erasures, audit rows and applications are deleted to the minute', () => {
  const now = new Date('2028-02-29T08:30:00.000Z');
  const [twoYears, oneYear] = [
    new Date('2026-02-28T08:30:00.000Z'),
    new Date('2027-02-28T08:30:00.000Z'),
  ];
  expect(hourlyDeletion(now)).toMatchObject({ erasures: twoYears, audit: twoYears });
  expect(nightlyDeletion(now)).toMatchObject({ erasures: twoYears, applications: oneYear });
});

it.each([
  ['2026-11-01T00:00:00.000Z', '2026-12-16T00:00:00.000Z', false],
  ['2026-11-01T00:00:00.000Z', '2026-12-16T00:00:00.001Z', true],
  ['2026-12-16T00:00:00.000Z', '2026-11-01T00:00:00.000Z', false],
  ['2026-12-16T00:00:00.001Z', '2026-11-01T00:00:00.000Z', true],
])('a clock that goes from %s to %s has jumped too far to delete: %s', (before, now, expected) => {
  expect(mayHaveJumped(new Date(before), new Date(now))).toBe(expected);
});

it('every kind of row is kept for its time', () => {
  expect(hourlyDeletion(new Date('2028-12-31T08:30:00.000Z'))).toEqual({
    emails: new Date('2028-07-04T08:30:00.000Z'),
    undeliverable: new Date('2028-12-01T08:30:00.000Z'),
    webhooks: new Date('2028-12-01T08:30:00.000Z'),
    pausedWebhooks: new Date('2028-12-01T08:30:00.000Z'),
    erasures: new Date('2026-12-31T08:30:00.000Z'),
    audit: new Date('2026-12-31T08:30:00.000Z'),
    visitsFrom: '2026-11-30',
  });
  expect(nightlyDeletion(new Date('2028-12-31T03:15:00.000Z'))).toEqual({
    leads: new Date('2026-12-31T03:15:00.000Z'),
    erasures: new Date('2026-12-31T03:15:00.000Z'),
    erasedKeys: new Date('2028-12-01T03:15:00.000Z'),
    confirmations: new Date('2028-12-30T03:15:00.000Z'),
    applications: new Date('2027-12-31T03:15:00.000Z'),
    pictures: new Date('2028-10-02T03:15:00.000Z'),
  });
});
