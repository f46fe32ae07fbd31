import { CountVisits } from '@boligstyling/application';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';

/** Adds what was counted in memory to the storage, every ten seconds and when the process ends. */
@Injectable()
export class CountVisitsJob implements OnApplicationShutdown {
  private readonly log = new Logger('Visits');

  constructor(private readonly visits: CountVisits) {}

  @Cron(CronExpression.EVERY_10_SECONDS)
  async run(): Promise<void> {
    try {
      await this.visits.flush();
    } catch {
      this.log.warn('Counts of visits wait because the database is away.');
    }
  }

  /** Comes after the last request has been answered. */
  onApplicationShutdown(): Promise<void> {
    return this.run();
  }
}
