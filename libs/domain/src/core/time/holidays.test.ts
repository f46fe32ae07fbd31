import { describe, expect, it } from '@jest/globals';
import { isPublicHoliday } from './working-time.js';

const DAY = 86_400_000;

function holidaysOf(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1) + day * DAY));
  return days
    .filter((day) => day.getUTCFullYear() === year && isPublicHoliday(day))
    .map((day) => day.toISOString().slice(5, 10));
}

describe('public holidays', () => {
  it.each([
    [2026, '01-01 04-02 04-03 04-05 04-06 05-01 05-14 05-17 05-24 05-25 12-25 12-26'],
    [2027, '01-01 03-25 03-26 03-28 03-29 05-01 05-06 05-16 05-17 12-25 12-26'],
    [2028, '01-01 04-13 04-14 04-16 04-17 05-01 05-17 05-25 06-04 06-05 12-25 12-26'],
    // Ascension on 1 May; the next one is in 2160.
    [2008, '01-01 03-20 03-21 03-23 03-24 05-01 05-11 05-12 05-17 12-25 12-26'],
  ])('of %d are as in the almanac', (year, days) => expect(holidaysOf(year).join(' ')).toBe(days));

  it.each([
    // The earliest and latest Easter, and the years that simpler formulas miss.
    ...['1818-03-22', '2285-03-22', '1886-04-25', '1943-04-25', '2038-04-25', '1954-04-18'],
    ...['1981-04-19', '2049-04-18', '2076-04-19', '2000-04-23', '2100-03-28', '2024-03-31'],
    ...['2025-04-20', '2033-04-17'],
  ])('have Easter Sunday on %s, with the days around it', (easter) => {
    const at = (days: number) => isPublicHoliday(new Date(Date.parse(easter) + days * DAY));
    expect([-3, -2, 0, 1, 39, 49, 50].map(at)).toEqual(Array(7).fill(true));
    expect([-4, -1, 2, 3].map(at)).toEqual(Array(4).fill(false));
  });
});
