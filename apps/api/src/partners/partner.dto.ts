import type { PartnerOverview, PartnerQuoteFigures } from '@boligstyling/application';
import {
  CAPACITY_HOURS,
  FAIRNESS_DAYS,
  isPausedByOperator,
  PARTNER_FIELDS,
  toWire,
  DECLINE_REASONS,
  type DeclineReason,
  type TrackRecord,
} from '@boligstyling/domain';
import { toPricesDto } from './prices.dto.js';
import { SavePartnerDto } from './save-partner.dto.js';
import { Count, Day, Flag, Id, ListOf, Moment, OneOf } from '../platform/contract/shown.js';
import { wire } from '../platform/contract/wire.js';
import { RecordVersion } from '../platform/versions/versioned.js';

class DeclinedForDto {
  @OneOf(DECLINE_REASONS) reason!: DeclineReason;
  @Count(2) count!: number;
}

export class TrackRecordDto {
  @Count(12, 'Assignments that it answered or let expire: all outcomes together.')
  asked!: number;
  @Count(6) accepted!: number;
  @Count(3) declined!: number;
  @ListOf(DeclinedForDto, 'Every reason; declining needs none.') reasons!: DeclinedForDto[];
  @Count(1, 'Assignments whose deadline passed in silence.') silent!: number;
  @Count(1, 'Acceptances that it undid.') undone!: number;
  @Count(1, 'Acceptances after others had every place.') missed!: number;
  @Count(2, 'Of those accepted.') won!: number;
  @Count(1, 'Of those accepted.') lost!: number;
  @Count(1, 'Sales that it has disputed.') disputed!: number;
  @Count(1, 'Of those disputed, credited.') credited!: number;
  @Count.orNull(45, 'Median minutes to an answer; null: none yet.')
  answer_minutes!: number | null;
  @Count(5, 'Of those accepted, with a sent quote.') quoted!: number;
  @Count(2, 'Quotes that the owner chose.') chosen!: number;
  @Count.orNull(900, 'Median minutes from the acceptance to the first quote; null: none yet.')
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

export class PartnerDto extends SavePartnerDto {
  @Day.orNull(
    'On which the pause ends by itself, in Norway. Null: it has no end, or there is none.',
  )
  paused_until!: string | null;
  @Flag('True if we have paused it, so that it cannot get questions again by itself.')
  paused_by_operator!: boolean;
  @Day.orNull('Version of the terms that it has accepted. Null: none, so it gets no leads.')
  terms_version!: string | null;
  @Moment.orNull() terms_accepted_at!: string | null;
  @Id() id!: string;
  @RecordVersion() version!: string;
  @Moment() created_at!: string;
  @Count(
    2,
    `The used capacity: questions that are open, however old, and yeses of the last ${CAPACITY_HOURS} hours.`,
  )
  assignments_last_week!: number;
  @Count(7, `In the last ${FAIRNESS_DAYS} days; the fewest go first.`)
  assignments_last_month!: number;
  @Count(31) assignments!: number;
  @Moment.orNull() last_assigned_at!: string | null;
}

export class PartnersDto {
  @ListOf(PartnerDto) partners!: PartnerDto[];
}

export function toPartnerDto({ partner, ...given }: PartnerOverview): PartnerDto {
  return {
    ...toWire(PARTNER_FIELDS, partner),
    prices: toPricesDto(partner.prices),
    ...wire(partner, 'id', 'pausedUntil', 'createdAt', 'termsVersion', 'termsAcceptedAt'),
    ...wire(given, 'assignmentsLastWeek', 'assignmentsLastMonth', 'assignments', 'lastAssignedAt'),
    version: String(partner.version),
    paused_by_operator: isPausedByOperator(partner),
  };
}
