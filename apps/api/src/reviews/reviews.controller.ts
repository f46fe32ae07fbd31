import { ReviewRequest } from '@boligstyling/application';
import { Body, Get, Patch } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { Answers, AnswersNothing, Operation } from '../platform/contract/answers.js';
import { KnownId } from '../platform/validation/known-id.js';
import { DecideReviewDto, ReviewsDto, toReviewDto, toSeenReview } from './reviews.dto.js';
import { WhatPagesShow } from '../platform/pages/what-pages-show.js';

@AdminController('reviews')
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewRequest,
    private readonly shown: WhatPagesShow,
  ) {}

  @Get()
  @Operation(
    'What owners say of how it went, as far as it may be shown',
    'Those to be decided first, then the latest; 200 at the most.',
  )
  @Answers(ReviewsDto)
  async listReviews(): Promise<ReviewsDto> {
    return { reviews: (await this.reviews.list()).map(toReviewDto) };
  }

  @Patch(':id')
  @Operation(
    'Publish a review, or refuse it',
    'When six are published they take the place of the illustrations, all at once.',
  )
  @AnswersNothing('not-found', 'review-not-found', 'review-changed')
  async decideReview(
    @KnownId() id: string,
    @Body() { state, from }: DecideReviewDto,
  ): Promise<void> {
    await this.reviews.decide(id, state, from && toSeenReview(from));
    await this.shown.refresh();
  }
}
