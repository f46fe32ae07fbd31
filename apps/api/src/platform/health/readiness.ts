import type { HealthIndicatorResult, HealthIndicatorService } from '@nestjs/terminus';

/** A probe that waits longer has its answer. */
const ANSWERS_WITHIN_MS = 2_000;

/**
 * Whether this process should be sent requests.
 *
 * serving → leaving, when the process is asked to stop: it still answers, and says goodbye
 */
export class Readiness {
  private leaving = false;

  /** @param pingDatabase rejects when the database does not answer */
  constructor(
    private readonly indicators: HealthIndicatorService,
    private readonly pingDatabase: () => Promise<void>,
  ) {}

  /** Up until the process is asked to stop. */
  process(): HealthIndicatorResult {
    const indicator = this.indicators.check('process');
    return this.leaving ? indicator.down() : indicator.up();
  }

  /** Up when the database answers within two seconds. Never rejects. */
  database(): PromiseLike<HealthIndicatorResult> {
    return this.indicators
      .check('database')
      .attempt(() => this.pingDatabase())
      .withTimeout(ANSWERS_WITHIN_MS);
  }

  get isLeaving(): boolean {
    return this.leaving;
  }

  leave(): void {
    this.leaving = true;
  }
}
