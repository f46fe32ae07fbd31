import { DAY_MS, HOUR_MS } from './time-span.js';
import { dayAt } from './norwegian-day.js';

/** Owners are called between these hours on working days, Norwegian time. */
export const CALLED_FROM = 9;
export const CALLED_UNTIL = 21;

const twoDigits = (hour: number) => String(hour).padStart(2, '0');

export const CALLING_HOURS = `på en virkedag mellom kl.\u00a0${twoDigits(CALLED_FROM)} og ${twoDigits(CALLED_UNTIL)}`;

const FIXED = new Set(['1-1', '5-1', '5-17', '12-25', '12-26']);

/** In days from Easter Sunday: Maundy Thursday to Whit Monday. */
const FROM_EASTER = new Set([-3, -2, 0, 1, 39, 49, 50]);

/**
 * By «om helligdager og helligdagsfred» § 2 and «om 1 og 17 mai som høgtidsdager», except plain
 * Sundays. Equal to `date-holidays` from 1990 to 2100.
 *
 * @param day midnight UTC
 */
export function isPublicHoliday(day: Date): boolean {
  return (
    FIXED.has(`${day.getUTCMonth() + 1}-${day.getUTCDate()}`) ||
    FROM_EASTER.has((day.getTime() - easterSunday(day.getUTCFullYear())) / DAY_MS)
  );
}

/** @param day midnight UTC */
function isWorkingDay(day: Date): boolean {
  return day.getUTCDay() % 6 !== 0 && !isPublicHoliday(day);
}

/** Midnight UTC, by Meeus, Jones and Butcher; from 1583 on. */
function easterSunday(year: number): number {
  const century = Math.floor(year / 100);
  const moonOrbit = year % 19;
  const leapCentury = Math.floor(century / 4);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const fullMoon = (19 * moonOrbit + century - leapCentury - moonShift + 15) % 30;
  const leap = Math.floor((year % 100) / 4);
  const toSunday = (32 + 2 * (century % 4) + 2 * leap - fullMoon - (year % 4)) % 7;
  const late = Math.floor((moonOrbit + 11 * fullMoon + 22 * toSunday) / 451);
  return Date.UTC(year, 2, 22 + fullMoon + toSunday - 7 * late);
}

/** `yyyy-MM-dd`; a Saturday or holiday moves to the next working day (gjeldsbrevlova § 5). */
export function dueDay(issuedOn: string, days: number): string {
  let due = dayAt(issuedOn, days);
  while (!isWorkingDay(new Date(due))) due = dayAt(due, 1);
  return due;
}

/** Norwegian time. */
const OPENS = 8;
const CLOSES = 20;
/** On Christmas Eve and New Year's Eve. */
const CLOSES_EARLY = 12;

export const WORKING_DAY_HOURS = CLOSES - OPENS;

const LONGEST_DAYS = 366;

/** Cache, because Intl is slow. Null: no working time. */
const known = new Map<number, WorkingHours | null>();
type WorkingHours = { readonly opens: number; readonly closes: number };

const HOUR_IN_NORWAY = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Oslo',
  hour: 'numeric',
  hourCycle: 'h23',
});

/**
 * A count that ends at closing ends that day.
 *
 * @throws RangeError for a negative or too long count, or an invalid start
 */
export function workingHoursAfter(start: Date, hours: number): Date {
  let left = countOf(hours);
  for (const { opens, closes } of workingHoursFrom(start, 1)) {
    if (start.getTime() > closes) continue;
    const from = Math.max(start.getTime(), opens);
    if (from + left <= closes) return new Date(from + left);
    left -= closes - from;
  }
  throw new RangeError(`too many hours: ${hours}`);
}

/**
 * The latest moment from which the hours have passed by `end`.
 *
 * @throws RangeError as {@link workingHoursAfter}
 */
export function workingHoursBefore(end: Date, hours: number): Date {
  let left = countOf(hours);
  for (const { opens, closes } of workingHoursFrom(end, -1)) {
    if (end.getTime() < opens) continue;
    const until = Math.min(end.getTime(), closes);
    if (until - left >= opens) return new Date(until - left);
    left -= until - opens;
  }
  throw new RangeError(`too many hours: ${hours}`);
}

/**
 * Without working time between the two, the next opening.
 *
 * @throws RangeError if `start` is invalid
 */
export function halfwayInWorkingTime(start: Date, end: Date): Date {
  let between = 0;
  for (const { opens, closes } of workingHoursFrom(start, 1)) {
    if (opens > end.getTime()) break;
    const from = Math.max(start.getTime(), opens);
    between += Math.max(0, Math.min(end.getTime(), closes) - from);
  }
  return workingHoursAfter(start, between / 2 / HOUR_MS);
}

function countOf(hours: number): number {
  if (!(hours >= 0)) throw new RangeError(`not a number of hours: ${hours}`);
  return Math.round(hours * HOUR_MS);
}

/** Working days of twelve hours. */
export function workingDaysAfter(start: Date, days: number): Date {
  return workingHoursAfter(start, days * WORKING_DAY_HOURS);
}

function* workingHoursFrom(moment: Date, step: 1 | -1): Generator<WorkingHours> {
  const first = Math.floor(moment.getTime() / DAY_MS);
  for (let nth = 0; nth < LONGEST_DAYS; nth += 1) {
    const hours = workingHoursOn(first + step * nth);
    if (hours) yield hours;
  }
}

/**
 * Working time lies within one UTC day. The clock changes at night, so the offset at noon holds for
 * all of it.
 */
function workingHoursOn(day: number): WorkingHours | null {
  let hours = known.get(day);
  if (hours === undefined) {
    hours = askWorkingHours(new Date(day * DAY_MS));
    known.set(day, hours);
  }
  return hours;
}

function askWorkingHours(day: Date): WorkingHours | null {
  if (!isWorkingDay(day)) return null;
  const noon = day.getTime() + 12 * HOUR_MS;
  const ahead = Number(HOUR_IN_NORWAY.format(noon)) - 12;
  const isEve = day.getUTCMonth() === 11 && [24, 31].includes(day.getUTCDate());
  return {
    opens: day.getTime() + (OPENS - ahead) * HOUR_MS,
    closes: day.getTime() + ((isEve ? CLOSES_EARLY : CLOSES) - ahead) * HOUR_MS,
  };
}
