import {
  reviewPosition,
  ReviewRequest,
  type ReviewPosition,
  type ReviewOfLead,
} from '@boligstyling/application';
import {
  REVIEWS_SHOWN,
  type Version,
  BECAME_JOB,
  type BecameJob,
  REVIEW_STATES,
  type ReviewState,
  shownReview,
} from '@boligstyling/domain';
import { Body, Get, Patch, Query } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { Answers, AnswersNoContent, Operation } from '../platform/contract/answers.js';
import { IfMatch, Versioned, RecordVersion } from '../platform/versions/versioned.js';
import { KnownId, Choice } from '../platform/validation/field.js';
import {
  pageBy,
  decodeCursor,
  encodeCursor,
  PageQueryDto,
} from '../platform/validation/page-query.dto.js';
import { PageContent } from '../platform/pages/site.js';
import { InvalidRequest } from '../platform/problems/api-problems.js';
import { PickType } from '@nestjs/swagger';
import { Count, Id, ListOf, Moment, OneOf, Text } from '../platform/contract/shown.js';

const DECISIONS = ['published', 'refused'] as const;

class ReviewDto {
  @Id() id!: string;
  @RecordVersion() version!: string;
  @Id() lead_id!: string;
  @OneOf(REVIEW_STATES) state!: ReviewState;
  @Text('Kari', 'As it is shown.') name!: string;
  @Text('Bergen', 'Likewise.') place!: string;
  @Text('Fullstyling') service!: string;
  @Count(5) stars!: number;
  @Text('Hun så lyset i stua.') text!: string;
  @OneOf(BECAME_JOB) became_job!: BecameJob;
  @Text.orNull('Stil og Rom AS', 'Null: nobody came.') company!: string | null;
  @Moment.orNull() given_at!: string | null;
}

class ReviewsQueryDto extends PickType(PageQueryDto, ['cursor']) {}

class ReviewsDto {
  @ListOf(ReviewDto) reviews!: ReviewDto[];
  @Text.orNull('dMTc5NTE4ODcyMDAwMC4wMTlhYTFiMg', 'Asks for the next page. Null: none.')
  next_cursor!: string | null;
}

class DecideReviewDto {
  @Choice(DECISIONS, `Velg ${DECISIONS.join(' eller ')}.`) state!: (typeof DECISIONS)[number];
}

function toReviewDto({ review, lead, company, partnerGroup }: ReviewOfLead): ReviewDto {
  return {
    id: review.id,
    version: String(review.version),
    lead_id: lead.id,
    state: review.state,
    ...shownReview(lead, review.answers, partnerGroup),
    became_job: review.answers.becameJob,
    company,
    given_at: review.givenAt?.toISOString() ?? null,
  };
}

const WAITING = 'w';
const DECIDED = 'd';

function encodeReviewCursor({ isWaiting, givenAt, id }: ReviewPosition): string {
  return (isWaiting ? WAITING : DECIDED) + encodeCursor({ createdAt: givenAt, id });
}

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
    private readonly shown: PageContent,
  ) {}

  @Get()
  @Operation(
    'Reviews of owners, as far as they may be shown',
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
    `When ${REVIEWS_SHOWN} are published they replace the illustrations, all at once.`,
  )
  @AnswersNoContent('not-found', 'review-not-found')
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
