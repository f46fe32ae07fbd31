import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  isPublicHoliday,
  halfwayInWorkingTime,
  workingDaysAfter,
  workingHoursAfter,
  workingHoursBefore,
} from './working-time.js';

const QUARTER = 900_000;
const CLOCK_IN_NORWAY = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Oslo',
  weekday: 'short',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  hourCycle: 'h23',
});

describe('working hours', () => {
  it.each([
    ['a working day', 'Tue 2026-11-24T14:00+01:00', 12, 'Wed 2026-11-25T14:00+01:00'],
    ['to the second', 'Tue 2026-11-24T14:00:59+01:00', 12, 'Wed 2026-11-25T14:00:59+01:00'],
    ['an hour', 'Tue 2026-11-24T14:00+01:00', 1, 'Tue 2026-11-24T15:00+01:00'],
    ['half a day, to closing time', 'Tue 2026-11-24T14:00+01:00', 6, 'Tue 2026-11-24T20:00+01:00'],
    ['from opening to closing', 'Tue 2026-11-24T08:00+01:00', 12, 'Tue 2026-11-24T20:00+01:00'],
    ['from closing time', 'Tue 2026-11-24T20:00+01:00', 12, 'Wed 2026-11-25T20:00+01:00'],
    ['nothing from closing time', 'Tue 2026-11-24T20:00+01:00', 0, 'Tue 2026-11-24T20:00+01:00'],
    ['nothing at night', 'Tue 2026-11-24T23:00+01:00', 0, 'Wed 2026-11-25T08:00+01:00'],
    ['the evening', 'Tue 2026-11-24T23:30+01:00', 12, 'Wed 2026-11-25T20:00+01:00'],
    ['the small hours', 'Wed 2026-11-25T03:00+01:00', 1, 'Wed 2026-11-25T09:00+01:00'],
    ['over a weekend', 'Fri 2026-11-20T15:00+01:00', 12, 'Mon 2026-11-23T15:00+01:00'],
    ['a weekend', 'Sat 2026-11-21T12:00+01:00', 12, 'Mon 2026-11-23T20:00+01:00'],
    ['the longest deadline', 'Tue 2026-11-24T14:00+01:00', 120, 'Tue 2026-12-08T14:00+01:00'],
    ['summer time begins', 'Fri 2026-03-27T15:00+01:00', 12, 'Mon 2026-03-30T15:00+02:00'],
    ['in the hour that is not', 'Sun 2026-03-29T03:00+02:00', 1, 'Mon 2026-03-30T09:00+02:00'],
    ['summer time ends', 'Fri 2026-10-23T15:00+02:00', 12, 'Mon 2026-10-26T15:00+01:00'],
    ['in the hour that is twice', 'Sun 2026-10-25T02:30+02:00', 1, 'Mon 2026-10-26T09:00+01:00'],
    ['Easter', 'Wed 2026-04-01T15:00+02:00', 12, 'Tue 2026-04-07T15:00+02:00'],
    ['Easter Eve', 'Sat 2026-04-04T10:00+02:00', 1, 'Tue 2026-04-07T09:00+02:00'],
    ['1 May', 'Thu 2026-04-30T15:00+02:00', 12, 'Mon 2026-05-04T15:00+02:00'],
    ['Ascension', 'Wed 2026-05-13T15:00+02:00', 12, 'Fri 2026-05-15T15:00+02:00'],
    ['Whit Monday', 'Fri 2026-05-22T15:00+02:00', 12, 'Tue 2026-05-26T15:00+02:00'],
    ['17 May', 'Tue 2028-05-16T15:00+02:00', 12, 'Thu 2028-05-18T15:00+02:00'],
    ['Christmas Eve at 11', 'Thu 2026-12-24T11:00+01:00', 2, 'Mon 2026-12-28T09:00+01:00'],
    ['Christmas Eve to noon', 'Thu 2026-12-24T11:00+01:00', 1, 'Thu 2026-12-24T12:00+01:00'],
    ['Christmas Eve at 12', 'Thu 2026-12-24T12:00+01:00', 2, 'Mon 2026-12-28T10:00+01:00'],
    ['Christmas Eve at 13', 'Thu 2026-12-24T13:00+01:00', 2, 'Mon 2026-12-28T10:00+01:00'],
    ['over Christmas', 'Wed 2026-12-23T15:00+01:00', 12, 'Mon 2026-12-28T11:00+01:00'],
    ['over New Year', 'Wed 2026-12-30T15:00+01:00', 12, 'Mon 2027-01-04T11:00+01:00'],
    ['24 November is no Eve', 'Tue 2026-11-24T13:00+01:00', 1, 'Tue 2026-11-24T14:00+01:00'],
  ])('%s: %s and %d hours is %s', (_, start, hours, deadline) => {
    expect(workingHoursAfter(at(start), hours)).toEqual(at(deadline));
  });

  it('are 24 for two working days, and 12 for one', () => {
    const asked = at('Fri 2026-11-20T15:00+01:00');
    expect(workingDaysAfter(asked, 1)).toEqual(workingHoursAfter(asked, 12));
    expect(workingDaysAfter(asked, 2)).toEqual(at('Tue 2026-11-24T15:00+01:00'));
  });

  it.each([
    ['over a weekend', 'Mon 2026-11-23T10:00+01:00', 24, 'Thu 2026-11-19T10:00+01:00'],
    ['on a Sunday', 'Sun 2026-11-22T13:00+01:00', 24, 'Thu 2026-11-19T08:00+01:00'],
    ['in the small hours', 'Wed 2026-11-25T03:00+01:00', 12, 'Tue 2026-11-24T08:00+01:00'],
    ['over Christmas', 'Mon 2026-12-28T10:00+01:00', 6, 'Thu 2026-12-24T08:00+01:00'],
    ['nothing at night', 'Tue 2026-11-24T23:00+01:00', 0, 'Tue 2026-11-24T20:00+01:00'],
    ['nothing as a day opens', 'Tue 2026-11-24T08:00+01:00', 0, 'Tue 2026-11-24T08:00+01:00'],
  ])('have passed %s: by %s %d since %s', (_, end, hours, start) => {
    expect(workingHoursBefore(at(end), hours)).toEqual(at(start));
  });

  it.each([
    [-1, 'not a number of hours: -1'],
    [NaN, 'not a number of hours: NaN'],
    [3_200, 'too many hours: 3200'],
    [Infinity, 'too many hours: Infinity'],
  ])('reject %d', (hours, fault) => {
    expect(() => workingHoursAfter(new Date(), hours)).toThrow(new RangeError(fault));
    expect(() => workingHoursBefore(new Date(), hours)).toThrow(new RangeError(fault));
  });

  it('count 2 900 hours, most of a year', () => {
    const start = at('Mon 2026-01-05T08:00+01:00');
    const end = at('Wed 2026-12-16T16:00+01:00');
    expect(workingHoursAfter(start, 2_900)).toEqual(end);
    expect(workingHoursBefore(end, 2_900)).toEqual(start);
  });

  it('reject an invalid start', () =>
    expect(() => workingHoursAfter(new Date(NaN), 1)).toThrow(RangeError));

  const moment = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => new Date(date.getTime() - (date.getTime() % 1_000)));
  const quarters = fc.integer({ min: 0, max: 480 });
  const after = (start: Date, count: number) => workingHoursAfter(start, count / 4);

  it('end no earlier for a later start or for more hours', () => {
    fc.assert(
      fc.property(moment, moment, quarters, quarters, (a, b, m, n) => {
        const [first, second] = a <= b ? [a, b] : [b, a];
        const [few, many] = m <= n ? [m, n] : [n, m];
        expect(after(first, few).getTime()).toBeLessThanOrEqual(after(second, many).getTime());
        expect(after(first, few).getTime()).toBeGreaterThanOrEqual(first.getTime());
      }),
    );
  });

  it('add up when split in two', () => {
    fc.assert(
      fc.property(moment, quarters, quarters, (start, m, n) => {
        expect(after(after(start, m), n)).toEqual(after(start, m + n));
      }),
    );
  });

  it('have passed since one moment, and since no later one', () => {
    fc.assert(
      fc.property(moment, quarters, (end, count) => {
        const start = workingHoursBefore(end, count / 4);
        const later = new Date(start.getTime() + 1_000);
        expect(after(start, count).getTime()).toBeLessThanOrEqual(end.getTime());
        if (count > 0) expect(after(later, count).getTime()).toBeGreaterThan(end.getTime());
      }),
    );
  });

  it('are half over halfway; between two moments of a night there are none', () => {
    fc.assert(
      fc.property(moment, quarters, (start, count) => {
        expect(halfwayInWorkingTime(start, after(start, count))).toEqual(after(start, count / 2));
      }),
    );
    const night = [at('Tue 2026-11-24T21:00+01:00'), at('Wed 2026-11-25T03:00+01:00')] as const;
    expect(halfwayInWorkingTime(...night)).toEqual(at('Wed 2026-11-25T08:00+01:00'));
  });

  it('end on a working day from 08 to 20', () => {
    fc.assert(
      fc.property(moment, quarters, (start, count) => {
        const end = after(start, count);
        expect(isWorking(end) || isWorking(new Date(end.getTime() - 1))).toBe(true);
      }),
    );
  });

  it('agree with a clock in Norway', () => {
    const years = { min: Date.parse('2026-01-01'), max: Date.parse('2027-12-01') };
    const starts = fc.integer(years).map((time) => time - (time % QUARTER));
    fc.assert(
      fc.property(starts, quarters, (start, count) => {
        const end = after(new Date(start), count).getTime();
        let counted = 0;
        for (let time = start; time < end; time += QUARTER) {
          if (isWorking(new Date(time))) counted += 1;
        }
        expect(counted).toBe(count);
      }),
      { numRuns: 50 },
    );
  });
});

function isWorking(moment: Date): boolean {
  const [, weekday, date = '', hour] =
    /^(\w+), (.+), (\d+)$/.exec(CLOCK_IN_NORWAY.format(moment)) ?? [];
  const [month, day, year] = date.split('/').map(Number) as [number, number, number];
  const isEve = month === 12 && (day === 24 || day === 31);
  return (
    !['Sat', 'Sun'].includes(weekday ?? '') &&
    !isPublicHoliday(new Date(Date.UTC(year, month - 1, day))) &&
    Number(hour) >= 8 &&
    Number(hour) < (isEve ? 12 : 20)
  );
}

function at(text: string): Date {
  const [weekday, iso = ''] = text.split(' ');
  const date = new Date(Date.parse(`${iso.slice(0, 10)}T00:00Z`));
  expect(date.toUTCString().slice(0, 3)).toBe(weekday);
  return new Date(iso);
}
