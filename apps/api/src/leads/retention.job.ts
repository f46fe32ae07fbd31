import { ApplyRetention } from '@boligstyling/application';
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Jobs } from '../platform/jobs/jobs.js';

/** Deletes sent messages and old counts every hour. */
@Injectable()
export class RetentionJob {
  constructor(
    private readonly deleting: ApplyRetention,
    private readonly jobs: Jobs,
  ) {}

  @Cron(CronExpression.EVERY_HOUR)
  run(): Promise<void> {
    return this.jobs.run('outdated', () => this.deleting.execute());
  }
}
