import type { OwnReview } from '@boligstyling/application';
import {
  BECAME_JOB,
  type BecameJob,
  REVIEW_STATES,
  REVIEW_TEXT_MAX_LENGTH,
  type ReviewAnswers,
  type ReviewState,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { Id, ListOf, OneOf, Text } from '../platform/contract/shown.js';
import { Choice, OptionalText } from '../platform/validation/field.js';

export class ReviewedPartnerDto {
  @Id('Of its assignment.') assignment_id!: string;
  @Text('Stine Stylist') name!: string;
  @Text('Stil og Rom AS') company!: string;
}

export class OwnReviewDto {
  @OneOf(
    [...REVIEW_STATES, 'unasked'],
    'unasked: it is not time. private: not to be shown. waiting: the administrator has yet to look.',
  )
  state!: ReviewState | 'unasked';
  @ListOf(ReviewedPartnerDto, 'Those who got the contact details.') partners!: ReviewedPartnerDto[];
}

export class GiveReviewDto {
  @ApiProperty({
    type: String,
    format: 'uuid',
    required: false,
    nullable: true,
    description: 'The assignment of the partner who came. Left out: none did.',
  })
  @IsOptional()
  @IsUUID(undefined, { message: 'Velg hvem som kom.' })
  assignment_id?: string | null;

  @Choice(BECAME_JOB, `Velg ${BECAME_JOB.join(', ')}.`) became_job!: BecameJob;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5, example: 5 })
  @IsInt({ message: 'Gi fra én til fem stjerner.' })
  @Min(1, { message: 'Gi fra én til fem stjerner.' })
  @Max(5, { message: 'Gi fra én til fem stjerner.' })
  stars!: number;

  @OptionalText({
    label: 'Teksten',
    maxLength: REVIEW_TEXT_MAX_LENGTH,
    example: 'Hun så lyset i stua.',
  })
  text?: string | null;

  @ApiProperty({ description: 'Whether it may be shown, with first name and place.' })
  @IsBoolean({ message: 'Svar på om vi kan vise det.' })
  may_show!: boolean;
}

export function toReviewAnswers(dto: GiveReviewDto): ReviewAnswers {
  return {
    assignmentId: dto.assignment_id ?? null,
    becameJob: dto.became_job,
    stars: dto.stars,
    text: dto.text ?? '',
    mayShow: dto.may_show,
  };
}

export function toOwnReviewDto(view: OwnReview | undefined): OwnReviewDto {
  const partners = view?.partners ?? [];
  return {
    state: view?.review.state ?? 'unasked',
    partners: partners.map(({ assignmentId, name, company }) => ({
      assignment_id: assignmentId,
      name,
      company,
    })),
  };
}
