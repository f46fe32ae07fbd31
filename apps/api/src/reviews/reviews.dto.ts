import type { ReviewOfLead } from '@boligstyling/application';
import {
  BECAME_JOB,
  type BecameJob,
  REVIEW_STATES,
  type ReviewState,
  shownReview,
} from '@boligstyling/domain';
import { Count, Id, ListOf, Moment, OneOf, Text } from '../platform/contract/shown.js';
import { Choice } from '../platform/validation/field.js';

const DECISIONS = ['published', 'refused'] as const;

/** A review that its owner has said may be shown. */
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

/** The reviews that may be shown, those to be decided first. */
export class ReviewsDto {
  @ListOf(ReviewDto) reviews!: ReviewDto[];
}

/** What becomes of a review. */
export class DecideReviewDto {
  @Choice(DECISIONS, `Velg ${DECISIONS.join(' eller ')}.`) state!: (typeof DECISIONS)[number];
}

/** A review in wire names. */
export function toReviewDto({ review, lead, company }: ReviewOfLead): ReviewDto {
  return {
    id: review.id,
    lead_id: lead.id,
    state: review.state,
    ...shownReview(lead, review.answers),
    became_job: review.answers.becameJob,
    company,
    given_at: review.givenAt?.toISOString() ?? null,
  };
}
