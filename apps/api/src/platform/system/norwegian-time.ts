const TIME_ZONE = 'Europe/Oslo';

/** Of this millennium: as far as anyone here looks back or ahead. */
const DAY_TEXT = /^2\d{3}-\d\d-\d\d$/;

const MOMENT_TEXT = /^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

const MOMENT = new Intl.DateTimeFormat('nb', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Whether the text is a day as `yyyy-MM-dd`, and one that there is: no 31 February. */
export function isDay(text: string): boolean {
  const day = DAY_TEXT.test(text) ? new Date(text) : undefined;
  return !!day && !Number.isNaN(+day) && day.toISOString().startsWith(text);
}

/** Whether the text is a moment, with its time zone (RFC 3339): as our answers have it, or in other words. */
export function isMoment(text: string): boolean {
  return MOMENT_TEXT.test(text) && !Number.isNaN(Date.parse(text));
}

/** The moment in Norway as people read it, `20.11.2026, 13:00`. */
export function norwegianMoment(moment: Date): string {
  return MOMENT.format(moment);
}
