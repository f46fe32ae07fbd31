import { PausePartner } from '@boligstyling/application';
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Jobs } from '../platform/jobs/jobs.js';

/** Ends due pauses within a minute of midnight in Norway. */
@Injectable()
export class EndPausesJob {
  constructor(
    private readonly pauses: PausePartner,
    private readonly jobs: Jobs,
  ) {}

  @Cron(CronExpression.EVERY_MINUTE)
  run(): Promise<void> {
    return this.jobs.run('pauses', () => this.pauses.endDue());
  }
}
