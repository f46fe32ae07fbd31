import type { ReviewOfLead } from '@boligstyling/application';
import {
  BECAME_JOB,
  type BecameJob,
  REVIEW_FROM_MAX_LENGTH,
  REVIEW_STATES,
  type ReviewState,
  type SeenReview,
  shownReview,
} from '@boligstyling/domain';
import { PickType } from '@nestjs/swagger';
import { Count, Id, ListOf, Moment, OneOf, Text } from '../platform/contract/shown.js';
import { given } from '../platform/contract/wire.js';
import { Choice, OptionalChoice, OptionalLine } from '../platform/validation/field.js';
import { PageQueryDto } from '../platform/validation/page-query.dto.js';
import { Seen } from '../platform/validation/seen.js';

const DECISIONS = ['published', 'refused'] as const;

export class ReviewDto {
  @Id() id!: string;
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

export class ReviewsQueryDto extends PickType(PageQueryDto, ['cursor']) {}

export class ReviewsDto {
  @ListOf(ReviewDto) reviews!: ReviewDto[];
  @Text.orNull('dMTc5NTE4ODcyMDAwMC4wMTlhYTFiMg', 'Asks for the next page. Null: none.')
  next_cursor!: string | null;
}

/** The expected version of a review, which its owner can correct and other users can decide. */
export class SeenReviewDto {
  @OptionalLine({ label: 'Navnet', maxLength: REVIEW_FROM_MAX_LENGTH, example: 'Kari' })
  name?: string | null;

  @OptionalLine({ label: 'Stedet', maxLength: REVIEW_FROM_MAX_LENGTH, example: 'Bergen' })
  place?: string | null;

  @OptionalChoice(REVIEW_STATES, `Tilstanden må være ${REVIEW_STATES.join(', ')}.`)
  state?: ReviewState;
}

export class DecideReviewDto {
  @Choice(DECISIONS, `Velg ${DECISIONS.join(' eller ')}.`) state!: (typeof DECISIONS)[number];

  @Seen(
    SeenReviewDto,
    'What was seen of it: if some of that is another by now, its owner has corrected it or somebody else has decided, and nothing is changed.',
  )
  from?: SeenReviewDto;
}

export function toSeenReview({ name, place, state }: SeenReviewDto): SeenReview {
  return given<Pick<SeenReview, 'name' | 'place' | 'state'>>({ name, place, state });
}

export function toReviewDto({ review, lead, company, partnerGroup }: ReviewOfLead): ReviewDto {
  return {
    id: review.id,
    lead_id: lead.id,
    state: review.state,
    ...shownReview(lead, review.answers, partnerGroup),
    became_job: review.answers.becameJob,
    company,
    given_at: review.givenAt?.toISOString() ?? null,
  };
}
