import { DAY_MS } from './time-span.js';

const FIXED = new Set(['1-1', '5-1', '5-17', '12-25', '12-26']);

/** The others, in days from Easter Sunday: Maundy Thursday to Whit Monday. */
const FROM_EASTER = new Set([-3, -2, 0, 1, 39, 49, 50]);

/**
 * Public holidays by the laws «om helligdager og helligdagsfred» § 2 and «om 1 og 17 mai som
 * høgtidsdager», except plain Sundays. Equal to `date-holidays` for every day from 1990 to 2100.
 *
 * @param day midnight UTC of the calendar day
 */
export function isPublicHoliday(day: Date): boolean {
  return (
    FIXED.has(`${day.getUTCMonth() + 1}-${day.getUTCDate()}`) ||
    FROM_EASTER.has((day.getTime() - easterSunday(day.getUTCFullYear())) / DAY_MS)
  );
}

/**
 * Monday to Friday and no public holiday.
 *
 * @param day midnight UTC of the calendar day
 */
export function isWorkingDay(day: Date): boolean {
  return day.getUTCDay() % 6 !== 0 && !isPublicHoliday(day);
}

/** Midnight UTC of Easter Sunday, by the formula of Meeus, Jones and Butcher; from 1583 on. */
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
