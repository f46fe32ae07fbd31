import { DomainError } from './domain-error.js';

export const FAILED_LOGINS_PER_CLIENT = 5;
export const CLIENT_WINDOW_SECONDS = 15 * 60;

/**
 * Failed logins of one budget in a day before it slows down. It never closes, or an attack could
 * lock out the right user.
 */
export const FAILED_LOGINS_A_DAY = 100;

/** Seconds between tries of a slowed budget, … */
export const SLOWED_SECONDS = 20;
/** … and for a client that failed that day, so that others come first. */
export const SLOWED_AFTER_FAILURE_SECONDS = 120;

export class RateLimited extends DomainError {
  /** @param retryAfterSeconds whole seconds */
  constructor(readonly retryAfterSeconds: number) {
    super('too-many-attempts', `For mange forsøk. Prøv igjen om ${wait(retryAfterSeconds)}.`);
  }
}

function wait(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < 120 ? `${minutes} min` : `${Math.ceil(minutes / 60)} timer`;
}
