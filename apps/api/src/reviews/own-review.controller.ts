import { ReviewRequest } from '@boligstyling/application';
import { REVIEW_AFTER_DAYS } from '@boligstyling/domain';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiLinkToken, LinkToken } from '../platform/access/link-token.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import { ApiProblems } from '../platform/problems/api-problems.js';
import { GiveReviewDto, OwnReviewDto, toOwnReviewDto, toReviewAnswers } from './own-review.dto.js';
import { WhatPagesShow } from '../platform/pages/what-pages-show.js';

@ApiTags('links')
@ApiLinkToken()
@ApiProblems('link-unknown', 'link-expired', 'link-outdated', 'storage-unavailable')
@Controller('own-request/review')
export class OwnReviewController {
  constructor(
    private readonly reviews: ReviewRequest,
    private readonly shown: WhatPagesShow,
  ) {}

  @Get()
  @Operation(
    'Whether it is time to say how it went, and what became of the answer',
    `It is from ${REVIEW_AFTER_DAYS} days after a partner took the request. Looking changes nothing.`,
  )
  @Answers(OwnReviewDto)
  async getOwnReview(@LinkToken() token: string): Promise<OwnReviewDto> {
    return toOwnReviewDto(await this.reviews.view(token));
  }

  @Post()
  @Operation(
    'Say how it went, once',
    'With a yes to that it is shown once the administrator has looked at it.',
  )
  @Answers(OwnReviewDto, 'review-not-asked', 'review-invalid')
  async giveReview(@LinkToken() token: string, @Body() body: GiveReviewDto): Promise<OwnReviewDto> {
    await this.reviews.give(token, toReviewAnswers(body));
    return this.getOwnReview(token);
  }

  @Post('withdraw')
  @Operation(
    'Take it back, at once and for good',
    'What was said is erased. Again, it changes nothing.',
  )
  @Answers(OwnReviewDto)
  async withdrawReview(@LinkToken() token: string): Promise<OwnReviewDto> {
    await this.reviews.withdraw(token);
    await this.shown.refresh();
    return this.getOwnReview(token);
  }
}
