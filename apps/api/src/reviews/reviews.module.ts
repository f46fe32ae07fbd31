import {
  Clock,
  DeliveryNudge,
  IdGenerator,
  LeadCases,
  LinkSigner,
  MatchingRepository,
  ReviewRequest,
  Reviews,
} from '@boligstyling/application';
import { Global, Injectable, Logger, Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { useCase } from '../platform/wiring/provide.js';
import { OwnReviewController } from './own-review.controller.js';
import { ReviewsController } from './reviews.controller.js';
import { PageContent } from '../platform/pages/site.js';
import { lastNorwegianHour } from '@boligstyling/domain';
import { Cron } from '@nestjs/schedule';
import { Jobs } from '../platform/jobs/jobs.js';

/** In Norway, because people read such e-mails in the morning. */
const HOUR = 10;

/** A missed or failed day is made up for at a full hour, while people are up. */
@Injectable()
export class AskForReviewsJob {
  private readonly log = new Logger('Reviews');

  constructor(
    private readonly reviews: ReviewRequest,
    private readonly jobs: Jobs,
  ) {}

  @Cron(`0 0 ${HOUR} * * *`, { timeZone: 'Europe/Oslo' })
  run(): Promise<void> {
    return this.jobs.run('review-requests', () => this.ask());
  }

  @Cron(`0 0 ${HOUR + 1}-20 * * *`, { timeZone: 'Europe/Oslo' })
  makeUp(now = new Date()): Promise<void> {
    return this.jobs.run('review-requests', () => this.ask(), lastNorwegianHour(HOUR, now));
  }

  private async ask(): Promise<void> {
    this.log.log(`Asked ${await this.reviews.ask()} owners how it went.`);
  }
}

/** Global, because erasing a lead refreshes the pages. */
@Global()
@Module({
  imports: [AssignmentsModule],
  controllers: [OwnReviewController, ReviewsController],
  providers: [
    useCase(ReviewRequest, [
      Reviews,
      MatchingRepository,
      LeadCases,
      LinkSigner,
      IdGenerator,
      Clock,
      DeliveryNudge,
    ]),
    PageContent,
    AskForReviewsJob,
  ],
  exports: [PageContent],
})
export class ReviewsModule {}
