import {
  Clock,
  DeleteInactiveLeads,
  ApplyRetention,
  EraseTestLeads,
  eachInTurn,
} from '@boligstyling/application';
import { DELETION_TIME, lastDeletionTime } from '@boligstyling/domain';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Jobs } from '../platform/jobs/jobs.js';

@Injectable()
export class RetentionJob {
  constructor(
    private readonly deleting: ApplyRetention,
    private readonly testLeads: EraseTestLeads,
    private readonly jobs: Jobs,
  ) {}

  @Cron(CronExpression.EVERY_HOUR)
  run(): Promise<void> {
    const { testLeads, deleting, jobs } = this;
    return jobs.run('outdated', () =>
      eachInTurn([testLeads, deleting].map((each) => () => each.execute())),
    );
  }
}

/** A missed or failed night is made up for at the next start, and within the hour. */
@Injectable()
export class DeleteInactiveJob implements OnApplicationBootstrap {
  private readonly log = new Logger('Retention');

  constructor(
    private readonly deletion: DeleteInactiveLeads,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    void this.makeUp();
  }

  @Cron(`0 ${DELETION_TIME.minute} ${DELETION_TIME.hour} * * *`, { timeZone: 'UTC' })
  run(): Promise<void> {
    return this.jobs.run('retention', () => this.deleteAll());
  }

  @Cron(CronExpression.EVERY_HOUR)
  makeUp(): Promise<void> {
    const missedSince = lastDeletionTime(this.clock.now());
    return this.jobs.run('retention', () => this.deleteAll(), missedSince);
  }

  private async deleteAll(): Promise<void> {
    const deleted = await this.deletion.execute();
    this.log.log(`Deleted ${deleted} leads after two years without activity.`);
  }
}
