import { DomainError } from './domain-error.js';

/** Failed logins one client may have within {@link CLIENT_WINDOW_SECONDS}. */
export const FAILED_LOGINS_PER_CLIENT = 5;
export const CLIENT_WINDOW_SECONDS = 15 * 60;

/** Failed logins all clients of one budget may have together within {@link DAY_SECONDS}. */
export const FAILED_LOGINS_A_DAY = 100;
export const DAY_SECONDS = 24 * 60 * 60;

/** A limit on how often something may be tried is reached. */
export class TooManyAttempts extends DomainError {
  /** @param retryAfterSeconds whole seconds until the next try is heard */
  constructor(readonly retryAfterSeconds: number) {
    super(
      'too-many-attempts',
      `For mange forsøk. Prøv igjen om ${Math.max(1, Math.ceil(retryAfterSeconds / 60))} min.`,
    );
  }
}
