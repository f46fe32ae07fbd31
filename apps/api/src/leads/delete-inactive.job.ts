import { DeleteInactiveLeads } from '@boligstyling/application';
import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';

/** Deletes what is not kept any longer, every night at a quarter past three UTC. */
@Injectable()
export class DeleteInactiveJob {
  private readonly log = new Logger('Retention');

  constructor(private readonly deletion: DeleteInactiveLeads) {}

  @Cron('0 15 3 * * *', { timeZone: 'UTC' })
  async run(): Promise<void> {
    try {
      const deleted = await this.deletion.execute();
      this.log.log(`Deleted ${deleted} leads after two years without activity.`);
    } catch {
      this.log.error('The deletion ended early; the next night finishes it.');
    }
  }
}
