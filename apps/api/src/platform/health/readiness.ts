import { Logger } from '@nestjs/common';
import type { HealthIndicatorResult, HealthIndicatorService } from '@nestjs/terminus';
import type { SubmitWatch } from './submit-watch.js';

export interface AskedDatabase {
  ping(): Promise<void>;
  tryStoring(): Promise<void>;
}

/** A slower database counts as down. */
const ANSWERS_WITHIN_MS = 2_000;

/**
 * Readiness to serve requests.
 *
 * serving → leaving, when the process is asked to stop: it still answers, and ends connections
 */
export class Readiness {
  private readonly log = new Logger('Health');
  private leaving = false;
  private hasDatabase = true;

  constructor(
    private readonly indicators: HealthIndicatorService,
    private readonly asked: AskedDatabase,
    private readonly submits: SubmitWatch,
  ) {}

  process(): HealthIndicatorResult {
    const indicator = this.indicators.check('process');
    return this.leaving ? indicator.down() : indicator.up();
  }

  /**
   * Up when the database answers within two seconds and, after a failure to store submits, could
   * store one now. Never rejects.
   */
  database(): PromiseLike<HealthIndicatorResult> {
    return this.indicators
      .check('database')
      .attempt(() => this.asking())
      .withTimeout(ANSWERS_WITHIN_MS);
  }

  /** Logs changes with their cause, not every probe. */
  private async asking(): Promise<void> {
    try {
      await this.ask();
      if (!this.hasDatabase) this.log.log({ msg: 'ready again' });
      this.hasDatabase = true;
    } catch (error) {
      if (this.hasDatabase) this.log.warn({ msg: 'not ready', err: error });
      this.hasDatabase = false;
      throw error;
    }
  }

  private async ask(): Promise<void> {
    await this.asked.ping();
    if (!this.submits.isFailing) return;
    await this.asked.tryStoring();
    this.submits.recovered();
  }

  get isLeaving(): boolean {
    return this.leaving;
  }

  leave(): void {
    this.leaving = true;
  }
}
