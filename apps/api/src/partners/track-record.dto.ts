import type { PartnerQuoteFigures } from '@boligstyling/application';
import { DECLINE_REASONS, type DeclineReason, type TrackRecord } from '@boligstyling/domain';
import { Count, ListOf, OneOf } from '../platform/contract/shown.js';

export class DeclinedForDto {
  @OneOf(DECLINE_REASONS) reason!: DeclineReason;
  @Count(2) count!: number;
}

export class TrackRecordDto {
  @Count(12, 'CaseAssignments it has answered or let pass: all the outcomes together.')
  asked!: number;
  @Count(6) accepted!: number;
  @Count(3) declined!: number;
  @ListOf(DeclinedForDto, 'Every reason; declining needs none.') reasons!: DeclinedForDto[];
  @Count(1, 'It let the deadline pass.') silent!: number;
  @Count(1, 'It took its yes back.') undone!: number;
  @Count(1, 'It said yes when others had every place.') missed!: number;
  @Count(2, 'Of those taken.') won!: number;
  @Count(1, 'Of those taken.') lost!: number;
  @Count(1, 'Sales that it has disputed.') disputed!: number;
  @Count(1, 'Of those disputed, credited.') credited!: number;
  @Count.orNull(45, 'Minutes to an answer, in the middle; null: none yet.')
  answer_minutes!: number | null;
  @Count(5, 'Of those taken, with a quote that was sent.') quoted!: number;
  @Count(2, 'Quotes that the owner chose.') chosen!: number;
  @Count.orNull(900, 'Minutes from the yes to the first quote, in the middle; null: none yet.')
  first_quote_minutes!: number | null;
}

export function toTrackRecordDto({
  reasons,
  answerMinutes,
  firstQuoteMinutes,
  ...counts
}: TrackRecord & PartnerQuoteFigures): TrackRecordDto {
  return {
    ...counts,
    reasons: DECLINE_REASONS.map((reason) => ({ reason, count: reasons[reason] })),
    answer_minutes: answerMinutes,
    first_quote_minutes: firstQuoteMinutes && Math.round(firstQuoteMinutes),
  };
}
