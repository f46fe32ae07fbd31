import { CountVisits } from '@boligstyling/application';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Jobs } from '../platform/jobs/jobs.js';

/** Adds the counts in memory to the storage, every ten seconds and when the process ends. */
@Injectable()
export class CountVisitsJob implements OnApplicationShutdown {
  constructor(
    private readonly visits: CountVisits,
    private readonly jobs: Jobs,
  ) {}

  @Cron(CronExpression.EVERY_10_SECONDS)
  run(): Promise<void> {
    return this.jobs.run('visits', () => this.visits.flush());
  }

  /** Runs after the last answer. */
  onApplicationShutdown(): Promise<void> {
    return this.run();
  }
}
