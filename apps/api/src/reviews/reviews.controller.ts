import { reviewPosition, ReviewRequest, type ReviewPosition } from '@boligstyling/application';
import { REVIEWS_SHOWN, type Version } from '@boligstyling/domain';
import { Body, Get, Patch, Query } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { Answers, AnswersNothing, Operation } from '../platform/contract/answers.js';
import { IfMatch, Versioned } from '../platform/versions/versioned.js';
import { KnownId } from '../platform/validation/known-id.js';
import { pageBy } from '../platform/validation/page-query.dto.js';
import {
  DecideReviewDto,
  ReviewDto,
  ReviewsDto,
  ReviewsQueryDto,
  toReviewDto,
} from './reviews.dto.js';
import { WhatPagesShow } from '../platform/pages/what-pages-show.js';
import { InvalidRequest } from '../platform/problems/invalid-request.js';
import { decodeCursor, encodeCursor } from '../platform/validation/time-cursor.js';

const WAITING = 'w';
const DECIDED = 'd';

/** Cursor, opaque to the caller. */
function encodeReviewCursor({ isWaiting, givenAt, id }: ReviewPosition): string {
  return (isWaiting ? WAITING : DECIDED) + encodeCursor({ createdAt: givenAt, id });
}

/** @throws InvalidRequest for a cursor that we did not issue */
function decodeReviewCursor(cursor: string): ReviewPosition {
  const { createdAt: givenAt, id } = decodeCursor(cursor.slice(1));
  const isWaiting = cursor.startsWith(WAITING);
  if (!isWaiting && !cursor.startsWith(DECIDED)) {
    throw new InvalidRequest([{ field: 'cursor', message: 'Ukjent side.' }]);
  }
  return { isWaiting, givenAt, id };
}

const PAGE = 200;

@AdminController('reviews')
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewRequest,
    private readonly shown: WhatPagesShow,
  ) {}

  @Get()
  @Operation(
    'What owners say of how it went, as far as it may be shown',
    'Those to be decided first, then the latest; 200 on a page.',
  )
  @Answers(ReviewsDto, 'invalid-request')
  async listReviews(@Query() { cursor }: ReviewsQueryDto): Promise<ReviewsDto> {
    const after = cursor ? decodeReviewCursor(cursor) : undefined;
    const found = await this.reviews.list(PAGE + 1, after);
    const { page, next_cursor } = pageBy(found, PAGE, (last) =>
      encodeReviewCursor(reviewPosition(last)),
    );
    return { reviews: page.map(toReviewDto), next_cursor };
  }

  @Patch(':id')
  @Operation(
    'Publish a review, or refuse it',
    `When ${REVIEWS_SHOWN} are published they take the place of the illustrations, all at once.`,
  )
  @AnswersNothing('not-found', 'review-not-found')
  @Versioned(ReviewDto, async (it: ReviewsController, id: string) =>
    toReviewDto(await it.reviews.find(id)),
  )
  async decideReview(
    @KnownId() id: string,
    @Body() { state }: DecideReviewDto,
    @IfMatch() version?: Version,
  ): Promise<void> {
    await this.reviews.decide(id, state, version);
    await this.shown.refresh();
  }
}
