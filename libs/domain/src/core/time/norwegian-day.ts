import { daysAfter, HOUR_MS } from './time-span.js';

const DAY = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo' });
const OFFSET = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Oslo',
  timeZoneName: 'longOffset',
});

/** The day in Norway, `yyyy-MM-dd`. */
export function norwegianDay(moment: Date): string {
  return DAY.format(moment);
}

/** When it was last so many hours into a day in Norway. Where the clock changes that night, an hour beside the hour it shows. */
export function lastNorwegianHour(hour: number, now: Date): Date {
  const today = norwegianDay(now);
  const at = (day: string) => new Date(startOfNorwegianDay(day).getTime() + hour * HOUR_MS);
  return at(today) <= now ? at(today) : at(dayAt(today, -1));
}

const WRITTEN = /^\d{4}-\d\d-\d\d$/;

/** Whether a text is a day, `yyyy-MM-dd`, that the calendar has: no 30 February. */
export function isDay(text: string): boolean {
  return WRITTEN.test(text) && !Number.isNaN(Date.parse(text)) && dayAt(text, 0) === text;
}

/** The day that lies so many days after the day `yyyy-MM-dd`, or before it. */
export function dayAt(day: string, distance: number): string {
  return daysAfter(new Date(`${day}T00:00:00Z`), distance)
    .toISOString()
    .slice(0, 10);
}

/**
 * When the day `yyyy-MM-dd` begins in Norway. The clock changes at one o'clock UTC, so its offset at
 * midnight UTC is the one at midnight in Norway too.
 */
export function startOfNorwegianDay(day: string): Date {
  const midnight = new Date(`${day}T00:00:00Z`);
  const offset = / GMT\+0?(\d)/.exec(OFFSET.format(midnight))?.[1] ?? '0';
  return new Date(midnight.getTime() - Number(offset) * HOUR_MS);
}
