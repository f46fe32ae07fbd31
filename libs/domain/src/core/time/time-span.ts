export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
export const DAY_SECONDS = 24 * 60 * 60;

export function minutesAfter(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000);
}

export function hoursAfter(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * HOUR_MS);
}

/** Of 24 hours. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}
