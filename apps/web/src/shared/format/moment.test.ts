import { expect, test } from '@jest/globals';
import {
  formatClock,
  formatDay,
  formatDayInWords,
  formatMoment,
  formatNearDay,
  formatRecentDay,
  formatRecentMoment,
} from './moment';

test.each([
  ['2026-11-19T13:32:00Z', '19.11.2026 kl. 14:32', '19. november kl.\u00a014:32', '14:32'],
  ['2026-07-01T22:05:00Z', '02.07.2026 kl. 00:05', '2. juli kl.\u00a000:05', '00:05'],
])('%s is %s in Norway, %s for short, %s today', (moment, text, recent, clock) => {
  expect(formatMoment(moment)).toBe(text);
  expect(formatRecentMoment(moment, Date.parse('2026-11-20T12:00:00Z'))).toBe(recent);
  expect(formatClock(moment)).toBe(clock);
});

test('a day of another year includes the year, in Norwegian time', () => {
  const newYear = Date.parse('2026-12-31T23:30:00Z');
  expect(formatRecentDay('2026-11-19T13:32:00Z', newYear)).toBe('19. november 2026');
  expect(formatRecentMoment('2027-05-17T10:00:00Z', newYear)).toBe('17. mai kl.\u00a012:00');
});

test.each([
  ['2026-11-26T22:59:00Z', 'i dag'],
  ['2026-11-25T22:59:00Z', 'i går'],
  ['2026-11-24T23:30:00Z', 'i går'],
  ['2026-11-24T22:30:00Z', 'tirsdag'],
  ['2026-11-20T12:00:00Z', 'fredag'],
  ['2026-11-19T12:00:00Z', '19. november'],
])('on a Thursday in Norway %s is near: %s', (moment, text) =>
  expect(formatNearDay(Date.parse(moment), Date.parse('2026-11-26T12:00:00Z'))).toBe(text),
);

test('a day is written as people write it', () =>
  expect(formatDay('2026-12-01')).toBe('01.12.2026'));

test.each([
  ['2026-12-17', 'torsdag 17. desember'],
  ['2027-12-17', 'fredag 17. desember 2027'],
])('%s is %s in words, with the year where it is not this one', (day, text) =>
  expect(formatDayInWords(day, Date.parse('2026-12-17T12:00:00Z'))).toBe(text),
);
