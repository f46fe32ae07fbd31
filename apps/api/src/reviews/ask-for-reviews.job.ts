import { ReviewRequest } from '@boligstyling/application';
import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';

/** Asks owners how it went, every day at ten in Norway, when people read such letters. */
@Injectable()
export class AskForReviewsJob {
  private readonly log = new Logger('Reviews');

  constructor(private readonly reviews: ReviewRequest) {}

  @Cron('0 0 10 * * *', { timeZone: 'Europe/Oslo' })
  async run(): Promise<void> {
    try {
      this.log.log(`Asked ${await this.reviews.ask()} owners how it went.`);
    } catch {
      this.log.error('Asking how it went ended early; the next day asks the rest.');
    }
  }
}
