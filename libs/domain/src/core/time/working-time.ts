import { isWorkingDay } from './holidays.js';
import { DAY_MS, HOUR_MS } from './time-span.js';

/** Hours in which partners are expected to answer, Norwegian time. */
const OPENS = 8;
const CLOSES = 20;
/** On Christmas Eve and New Year's Eve. */
const CLOSES_EARLY = 12;

export const WORKING_DAY_HOURS = CLOSES - OPENS;

/** Cache, because Intl is slow. Null: no working time that day. */
const known = new Map<number, WorkingHours | null>();
type WorkingHours = { readonly opens: number; readonly closes: number };

const HOUR_IN_NORWAY = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Oslo',
  hour: 'numeric',
  hourCycle: 'h23',
});

/**
 * Counts 08–20 in Norway from Monday to Friday, except public holidays and from noon on Christmas
 * Eve and New Year's Eve. A count that ends at closing ends that day at 20:00.
 *
 * @throws RangeError if `hours` is negative or infinite, or `start` is invalid
 */
export function workingHoursAfter(start: Date, hours: number): Date {
  if (!(hours >= 0 && hours < Infinity)) throw new RangeError(`not a number of hours: ${hours}`);
  let left = Math.round(hours * HOUR_MS);
  for (let day = Math.floor(start.getTime() / DAY_MS); ; day += 1) {
    const hoursOfDay = workingHoursOn(day);
    if (!hoursOfDay || start.getTime() > hoursOfDay.closes) continue;
    const from = Math.max(start.getTime(), hoursOfDay.opens);
    if (from + left <= hoursOfDay.closes) return new Date(from + left);
    left -= hoursOfDay.closes - from;
  }
}

/**
 * The latest moment from which the given working hours have passed by `end`.
 *
 * @throws RangeError if `hours` is negative or infinite, or `end` is invalid
 */
export function workingHoursBefore(end: Date, hours: number): Date {
  if (!(hours >= 0 && hours < Infinity)) throw new RangeError(`not a number of hours: ${hours}`);
  let left = Math.round(hours * HOUR_MS);
  for (let day = Math.floor(end.getTime() / DAY_MS); ; day -= 1) {
    const hoursOfDay = workingHoursOn(day);
    if (!hoursOfDay || end.getTime() < hoursOfDay.opens) continue;
    const until = Math.min(end.getTime(), hoursOfDay.closes);
    if (until - left >= hoursOfDay.opens) return new Date(until - left);
    left -= until - hoursOfDay.opens;
  }
}

/**
 * The moment when half of the working time between the two has passed; without any between them,
 * the next opening.
 *
 * @throws RangeError if `start` is invalid
 */
export function halfwayInWorkingTime(start: Date, end: Date): Date {
  let between = 0;
  for (let day = Math.floor(start.getTime() / DAY_MS); day * DAY_MS < end.getTime(); day += 1) {
    const hoursOfDay = workingHoursOn(day);
    if (!hoursOfDay) continue;
    const from = Math.max(start.getTime(), hoursOfDay.opens);
    between += Math.max(0, Math.min(end.getTime(), hoursOfDay.closes) - from);
  }
  return workingHoursAfter(start, between / 2 / HOUR_MS);
}

/** In working days of twelve hours: «within one working day». */
export function workingDaysAfter(start: Date, days: number): Date {
  return workingHoursAfter(start, days * WORKING_DAY_HOURS);
}

/**
 * A day's working time lies within one UTC day, so days are counted in UTC. The clock changes at
 * night, so the offset at noon holds for all of it.
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
