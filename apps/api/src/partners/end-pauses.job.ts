import { PausePartner } from '@boligstyling/application';
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';

/** Ends the pauses whose day has come, within a minute of midnight in Norway. */
@Injectable()
export class EndPausesJob {
  private readonly log = new Logger('Partners');

  constructor(private readonly pauses: PausePartner) {}

  @Cron(CronExpression.EVERY_MINUTE)
  async run(): Promise<void> {
    try {
      await this.pauses.endDue();
    } catch {
      this.log.warn('Pauses go on for now because the database is away.');
    }
  }
}
