/** The present moment, so that tests can choose it. */
export abstract class Clock {
  abstract now(): Date;
}
