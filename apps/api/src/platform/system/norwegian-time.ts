const TIME_ZONE = 'Europe/Oslo';

/** Limited to this millennium. */
const DAY_TEXT = /^2\d{3}-\d\d-\d\d$/;

const MOMENT_TEXT = /^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

/** Swedish writes days and times as ISO 8601 does, which spreadsheets of every language read. */
const MOMENT = new Intl.DateTimeFormat('sv', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** True for an existing day as `yyyy-MM-dd`; false for 31 February. */
export function isDay(text: string): boolean {
  const day = DAY_TEXT.test(text) ? new Date(text) : undefined;
  return !!day && !Number.isNaN(+day) && day.toISOString().startsWith(text);
}

/** True for a moment with its time zone (RFC 3339). */
export function isMoment(text: string): boolean {
  return MOMENT_TEXT.test(text) && !Number.isNaN(Date.parse(text));
}

/** Norwegian time as `yyyy-MM-dd HH:mm`. */
export function norwegianMoment(moment: Date): string {
  return MOMENT.format(moment);
}
