import type { ReviewOfLead } from '@boligstyling/application';
import {
  BECAME_JOB,
  type BecameJob,
  REVIEW_STATES,
  type ReviewState,
  shownReview,
} from '@boligstyling/domain';
import { PickType } from '@nestjs/swagger';
import { Count, Id, ListOf, Moment, OneOf, Text } from '../platform/contract/shown.js';
import { Choice } from '../platform/validation/field.js';
import { PageQueryDto } from '../platform/validation/page-query.dto.js';
import { RecordVersion } from '../platform/versions/versioned.js';

const DECISIONS = ['published', 'refused'] as const;

export class ReviewDto {
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

export class ReviewsQueryDto extends PickType(PageQueryDto, ['cursor']) {}

export class ReviewsDto {
  @ListOf(ReviewDto) reviews!: ReviewDto[];
  @Text.orNull('dMTc5NTE4ODcyMDAwMC4wMTlhYTFiMg', 'Asks for the next page. Null: none.')
  next_cursor!: string | null;
}

export class DecideReviewDto {
  @Choice(DECISIONS, `Velg ${DECISIONS.join(' eller ')}.`) state!: (typeof DECISIONS)[number];
}

export function toReviewDto({ review, lead, company, partnerGroup }: ReviewOfLead): ReviewDto {
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
