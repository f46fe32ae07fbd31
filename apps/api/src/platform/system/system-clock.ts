import { Clock } from '@boligstyling/application';

export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}

const TIME_ZONE = 'Europe/Oslo';

/** Limited to this millennium. */
const MOMENT_TEXT = /^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

/** Swedish writes ISO 8601, which spreadsheets of every language read. */
const MOMENT = new Intl.DateTimeFormat('sv', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** With its time zone (RFC 3339). */
export function isMoment(text: string): boolean {
  return MOMENT_TEXT.test(text) && !Number.isNaN(Date.parse(text));
}

/** `yyyy-MM-dd HH:mm`. */
export function norwegianMoment(moment: Date): string {
  return MOMENT.format(moment);
}
