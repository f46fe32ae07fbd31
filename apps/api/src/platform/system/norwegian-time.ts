const TIME_ZONE = 'Europe/Oslo';
const HOUR_MS = 3_600_000;

/** Of this millennium: as far as anyone here looks back or ahead. */
const DAY_TEXT = /^2\d{3}-\d\d-\d\d$/;

const OFFSET = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' });
const MOMENT = new Intl.DateTimeFormat('nb', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Whether the text is a day as `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  return DAY_TEXT.test(text) && !Number.isNaN(Date.parse(text));
}

/** The moment in Norway as people read it, `20.11.2026, 13:00`. */
export function norwegianMoment(moment: Date): string {
  return MOMENT.format(moment);
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
