/** The current time; tests choose it. */
export abstract class Clock {
  abstract now(): Date;
}
