import { PurgeSessions } from '@boligstyling/application';
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Jobs } from '../../platform/jobs/jobs.js';

@Injectable()
export class PurgeSessionsJob {
  constructor(
    private readonly purge: PurgeSessions,
    private readonly jobs: Jobs,
  ) {}

  @Cron(CronExpression.EVERY_HOUR)
  run(): Promise<void> {
    return this.jobs.run('sessions', () => this.purge.execute());
  }
}
