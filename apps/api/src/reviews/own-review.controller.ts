import { ReviewRequest, type OwnReview } from '@boligstyling/application';
import {
  REVIEW_AFTER_DAYS,
  BECAME_JOB,
  type BecameJob,
  REVIEW_STATES,
  REVIEW_TEXT_MAX_LENGTH,
  type ReviewAnswers,
  type ReviewState,
} from '@boligstyling/domain';
import { Body, Get, Post } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LinkController, LinkToken } from '../platform/access/link-token.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import { PageContent } from '../platform/pages/site.js';
import { IsBoolean, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { Id, ListOf, OneOf, Text } from '../platform/contract/shown.js';
import { Choice, OptionalText } from '../platform/validation/field.js';

class ReviewedPartnerDto {
  @Id('Of its assignment.') assignment_id!: string;
  @Text('Stine Stylist') name!: string;
  @Text('Stil og Rom AS') company!: string;
}

class OwnReviewDto {
  @OneOf(
    [...REVIEW_STATES, 'unasked'],
    'unasked: it is not time. private: not to be shown. waiting: the administrator has yet to look.',
  )
  state!: ReviewState | 'unasked';
  @ListOf(ReviewedPartnerDto, 'Those who got the contact details.') partners!: ReviewedPartnerDto[];
}

class GiveReviewDto {
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

  @ApiProperty({ description: 'True if it may be shown, with first name and place.' })
  @IsBoolean({ message: 'Svar på om vi kan vise det.' })
  may_show!: boolean;
}

function toReviewAnswers(dto: GiveReviewDto): ReviewAnswers {
  return {
    assignmentId: dto.assignment_id ?? null,
    becameJob: dto.became_job,
    stars: dto.stars,
    text: dto.text ?? '',
    mayShow: dto.may_show,
  };
}

function toOwnReviewDto(view: OwnReview | undefined): OwnReviewDto {
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

@LinkController('own-lead/review', 'link-outdated')
export class OwnReviewController {
  constructor(
    private readonly reviews: ReviewRequest,
    private readonly shown: PageContent,
  ) {}

  @Get()
  @Operation(
    'The owner’s review: due or not, and its state',
    `It is from ${REVIEW_AFTER_DAYS} days after a partner took the request. Looking changes nothing.`,
  )
  @Answers(OwnReviewDto)
  async getOwnReview(@LinkToken() token: string): Promise<OwnReviewDto> {
    return toOwnReviewDto(await this.reviews.view(token));
  }

  @Post()
  @Operation(
    'Say how it went, once; the same answers again change nothing',
    'With a yes to that it is shown once the administrator has looked at it.',
  )
  @Answers(OwnReviewDto, 'review-not-asked', 'review-invalid')
  async giveReview(@LinkToken() token: string, @Body() body: GiveReviewDto): Promise<OwnReviewDto> {
    await this.reviews.give(token, toReviewAnswers(body));
    return this.getOwnReview(token);
  }

  @Post('withdraw')
  @Operation(
    'Take it back, at once and permanently',
    'The review is erased. Again, it changes nothing.',
  )
  @Answers(OwnReviewDto)
  async withdrawReview(@LinkToken() token: string): Promise<OwnReviewDto> {
    await this.reviews.withdraw(token);
    await this.shown.refresh();
    return this.getOwnReview(token);
  }
}
