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
import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { useCase } from '../platform/wiring/provide.js';
import { AskForReviewsJob } from './ask-for-reviews.job.js';
import { OwnReviewController } from './own-review.controller.js';
import { ReviewsController } from './reviews.controller.js';
import { WhatPagesShow } from '../platform/pages/what-pages-show.js';

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
    WhatPagesShow,
    AskForReviewsJob,
  ],
})
export class ReviewsModule {}
