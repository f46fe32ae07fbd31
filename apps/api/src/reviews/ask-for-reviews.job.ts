import { ReviewRequest } from '@boligstyling/application';
import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Jobs } from '../platform/jobs/jobs.js';

/** Asks owners how it went, every day at ten in Norway, when people read such letters. */
@Injectable()
export class AskForReviewsJob {
  private readonly log = new Logger('Reviews');

  constructor(
    private readonly reviews: ReviewRequest,
    private readonly jobs: Jobs,
  ) {}

  @Cron('0 0 10 * * *', { timeZone: 'Europe/Oslo' })
  run(): Promise<void> {
    return this.jobs.run('review-requests', async () => {
      this.log.log(`Asked ${await this.reviews.ask()} owners how it went.`);
    });
  }
}
