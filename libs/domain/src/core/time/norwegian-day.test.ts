import { expect, it } from '@jest/globals';
import { daysAfter, hoursAfter, minutesAfter } from './time-span.js';
import {
  dayAt,
  isDay,
  lastNorwegianHour,
  norwegianDay,
  startOfNorwegianDay,
} from './norwegian-day.js';

it('counts days across months and years', () =>
  expect([dayAt('2026-02-28', 1), dayAt('2027-01-01', -2)]).toEqual(['2026-03-01', '2026-12-30']));

it.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['1999-12-31', false],
  ['2026-1-1', false],
  ['a 2026-01-01', false],
  ['2026-01-01T10:00', false],
  ['2026-jan-01', false],
  ['', false],
])('«%s» is a day: %s', (text, isOne) => expect(isDay(text)).toBe(isOne));

it('changes at midnight in Norway', () =>
  expect(norwegianDay(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01'));

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

it.each([
  ['2026-11-23T05:00:00Z', '2026-11-23T05:00:00.000Z'],
  ['2026-11-23T04:59:59Z', '2026-11-22T05:00:00.000Z'],
  ['2026-07-01T22:30:00Z', '2026-07-01T04:00:00.000Z'],
  ['2026-10-25T23:30:00Z', '2026-10-25T05:00:00.000Z'],
  ['2026-03-29T04:00:00.000Z', '2026-03-29T04:00:00.000Z'],
  ['2026-03-29T03:59:59.999Z', '2026-03-28T05:00:00.000Z'],
  ['2026-10-25T04:59:59.999Z', '2026-10-24T04:00:00.000Z'],
  ['2026-10-25T05:00:00.000Z', '2026-10-25T05:00:00.000Z'],
])('was last at six in Norway, at %s, at %s', (now, at) =>
  expect(lastNorwegianHour(6, new Date(now)).toISOString()).toBe(at),
);

it('a span of time is counted from its first moment', () => {
  const from = new Date('2026-03-28T12:00:00.000Z');
  expect(minutesAfter(from, 90)).toEqual(new Date('2026-03-28T13:30:00.000Z'));
  expect(hoursAfter(from, 24)).toEqual(new Date('2026-03-29T12:00:00.000Z'));
  expect(daysAfter(from, -1)).toEqual(new Date('2026-03-27T12:00:00.000Z'));
});
