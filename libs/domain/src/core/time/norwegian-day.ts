import { daysAfter, HOUR_MS } from './time-span.js';

const DAY = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo' });
const OFFSET = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Oslo',
  timeZoneName: 'longOffset',
});

export function norwegianDay(moment: Date): string {
  return DAY.format(moment);
}

/** From three on, because the clock changes before. */
export function lastNorwegianHour(hour: number, now: Date): Date {
  const today = norwegianDay(now);
  const at = (day: string) =>
    new Date(startOfNorwegianDay(dayAt(day, 1)).getTime() - (24 - hour) * HOUR_MS);
  return at(today) <= now ? at(today) : at(dayAt(today, -1));
}

/** Limited to this millennium. */
const WRITTEN = /^2\d{3}-\d\d-\d\d$/;

/** `yyyy-MM-dd`; false for 31 February. */
export function isDay(text: string): boolean {
  return WRITTEN.test(text) && !Number.isNaN(Date.parse(text)) && dayAt(text, 0) === text;
}

export function dayAt(day: string, distance: number): string {
  return daysAfter(new Date(`${day}T00:00:00Z`), distance)
    .toISOString()
    .slice(0, 10);
}

/**
 * The clock changes at one o'clock UTC, so the offset at midnight UTC also holds at midnight in
 * Norway.
 */
export function startOfNorwegianDay(day: string): Date {
  const midnight = new Date(`${day}T00:00:00Z`);
  const [, offset] = /\+0(\d)/.exec(OFFSET.format(midnight))!;
  return new Date(midnight.getTime() - Number(offset) * HOUR_MS);
}
