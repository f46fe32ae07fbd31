import { DomainError } from './domain-error.js';

/** Failed logins one client may have within {@link CLIENT_WINDOW_SECONDS}. */
export const FAILED_LOGINS_PER_CLIENT = 5;
export const CLIENT_WINDOW_SECONDS = 15 * 60;

/**
 * Failed logins all clients of one budget may have together within a day before it
 * slows down. It never closes: whoever tries from anywhere could else keep the right person out.
 */
export const FAILED_LOGINS_A_DAY = 100;

/** In a budget that is slowed down, so long after its last try one is heard, … */
export const SLOWED_SECONDS = 20;
/** … and so long after it from a client that has failed that day: who has not comes first. */
export const SLOWED_AFTER_FAILURE_SECONDS = 120;

/** A limit on how often something may be tried is reached. */
export class TooManyAttempts extends DomainError {
  /** @param retryAfterSeconds whole seconds until the next try is heard */
  constructor(readonly retryAfterSeconds: number) {
    super('too-many-attempts', `For mange forsøk. Prøv igjen om ${wait(retryAfterSeconds)}.`);
  }
}

/** Nobody reckons in 1,440 minutes. */
function wait(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < 120 ? `${minutes} min` : `${Math.ceil(minutes / 60)} timer`;
}
