import { PurgeSessions } from '@boligstyling/application';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';

/** Forgets old sessions and failed logins every hour. */
@Injectable()
export class PurgeSessionsJob {
  private readonly log = new Logger('Sessions');

  constructor(private readonly purge: PurgeSessions) {}

  @Cron(CronExpression.EVERY_HOUR)
  async run(): Promise<void> {
    try {
      await this.purge.execute();
    } catch {
      this.log.warn('Old sessions stay for now because the database is away.');
    }
  }
}
