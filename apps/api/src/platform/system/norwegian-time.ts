const TIME_ZONE = 'Europe/Oslo';

/** Of this millennium: as far as anyone here looks back or ahead. */
const DAY_TEXT = /^2\d{3}-\d\d-\d\d$/;

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
