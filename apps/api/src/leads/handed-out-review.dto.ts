import type { OwnersLead } from '@boligstyling/application';
import { BECAME_JOB, type BecameJob, REVIEW_STATES, type ReviewState } from '@boligstyling/domain';
import { Count, Flag, Moment, OneOf, Text, Part } from '../platform/contract/shown.js';

export class HandedOutReviewDto {
  @OneOf(REVIEW_STATES) state!: ReviewState;
  @Moment() asked_at!: string;
  @Moment.orNull() given_at!: string | null;
  @Text.orNull('Stil og Rom AS', 'Null: nobody came, or it is not known any more.')
  company!: string | null;
  @OneOf.orNull(BECAME_JOB) became_job!: BecameJob | null;
  @Count.orNull(5) stars!: number | null;
  @Text.orNull('Hun så lyset i stua.') text!: string | null;
  @Flag.orNull() may_show!: boolean | null;
}

export const ReviewIfAsked = () => Part(HandedOutReviewDto, 'Left out: she was not asked.');

/**
 * Undefined if the owner was not asked.
 *
 * @param toHerself false leaves out a review that the owner does not want shown
 */
export function toHandedOutReviewDto(
  { review, assignments }: OwnersLead,
  toHerself: boolean,
): { review?: HandedOutReviewDto } {
  if (!review) return {};
  const { state, askedAt, givenAt } = review;
  const answers = toHerself || review.answers?.mayShow ? review.answers : null;
  const came = assignments.find(({ assignment }) => assignment.id === answers?.assignmentId);
  const shown = {
    state,
    asked_at: askedAt.toISOString(),
    given_at: givenAt?.toISOString() ?? null,
    company: came?.partner.company ?? null,
    became_job: answers?.becameJob ?? null,
    stars: answers?.stars ?? null,
    text: answers?.text ?? null,
    may_show: answers?.mayShow ?? null,
  };
  return { review: shown };
}
