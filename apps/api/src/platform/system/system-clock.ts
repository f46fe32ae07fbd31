import { Clock } from '@boligstyling/application';

export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}
