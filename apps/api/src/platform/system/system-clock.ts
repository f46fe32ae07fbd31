import { Clock } from '@boligstyling/application';

/** The machine's own clock. */
export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}
