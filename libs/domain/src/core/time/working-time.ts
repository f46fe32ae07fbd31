import { isWorkingDay } from './holidays.js';
import { DAY_MS, HOUR_MS } from './time-span.js';

/** From when until when partners are expected to answer, on the clock in Norway. */
const OPENS = 8;
const CLOSES = 20;
/** On Christmas Eve and New Year's Eve. */
const CLOSES_EARLY = 12;

/** As many working hours are one working day. */
export const WORKING_DAY_HOURS = CLOSES - OPENS;

/** Intl is slow: each day is asked for once. null: nobody works. */
const known = new Map<number, WorkingHours | null>();
type WorkingHours = { readonly opens: number; readonly closes: number };

const HOUR_IN_NORWAY = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Oslo',
  hour: 'numeric',
  hourCycle: 'h23',
});

/**
 * The moment when so many hours of working time have passed since `start`: 08–20 in Norway from
 * Monday to Friday, but on public holidays and from noon on Christmas Eve and New Year's Eve. So 12
 * hours after Tuesday 14:00 is Wednesday 14:00. Outside working time the count begins at the next
 * opening; one that ends with the working time ends that day at 20:00.
 *
 * @throws RangeError if `hours` is negative or endless, or `start` no moment
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
 * The latest moment since which so many hours of working time have passed by `end`: whatever began
 * then or earlier has waited for so long.
 *
 * @throws RangeError if `hours` is negative or endless, or `end` no moment
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
 * The moment when half of the working time between the two has passed; with none between them, when
 * the next begins.
 *
 * @throws RangeError if `start` is no moment
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

/** The same in working days of twelve hours: «within one working day». */
export function workingDaysAfter(start: Date, days: number): Date {
  return workingHoursAfter(start, days * WORKING_DAY_HOURS);
}

/**
 * When the working time of a day begins and ends. In summer as in winter it lies within one UTC
 * day, so the days can be counted in UTC; and the clock changes at night, so noon tells for all of it.
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
