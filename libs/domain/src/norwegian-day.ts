const DAY = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo' });
const DAY_MS = 24 * 3_600_000;

/** The day in Norway, `yyyy-MM-dd`. */
export function norwegianDay(moment: Date): string {
  return DAY.format(moment);
}

/** The day that lies so many days after the day `yyyy-MM-dd`, or before it. */
export function dayAt(day: string, distance: number): string {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return new Date(midnight + distance * DAY_MS).toISOString().slice(0, 10);
}
