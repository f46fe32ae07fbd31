import { DISPUTE_STATES, type DisputeState, type SaleFilter } from '@boligstyling/application';
import {
  dayAt,
  PAYMENT_STATUSES,
  type PaymentStatus,
  startOfNorwegianDay,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { OptionalChoice, Satisfies } from '../platform/validation/field.js';
import { isDay } from '../platform/system/norwegian-time.js';

const MAX_PAGE = 200;
const NO_DAY = 'Oppgi en dag som 2026-11-20.';

/** What the list is narrowed to, and which page of it. */
export class SalesQueryDto {
  @ApiProperty({
    required: false,
    enum: PAYMENT_STATUSES,
    description: 'Only those of this status.',
  })
  @IsOptional()
  @IsIn(PAYMENT_STATUSES, { message: `Status må være ${PAYMENT_STATUSES.join(', ')}.` })
  payment_status?: PaymentStatus;

  @ApiProperty({ required: false, format: 'uuid', description: 'Only those of this partner.' })
  @IsOptional()
  @IsUUID('all', { message: 'Partneren må være en id.' })
  partner_id?: string;

  @OptionalChoice(
    DISPUTE_STATES,
    `Uenighet må være ${DISPUTE_STATES.join(' eller ')}.`,
    'Only those that the partner disputes, or has disputed until that was decided.',
  )
  dispute?: DisputeState;

  @ApiProperty({ required: false, format: 'date', description: 'The first day, in Norway.' })
  @IsOptional()
  @Satisfies(isDay, 'day', NO_DAY)
  from?: string;

  @ApiProperty({ required: false, format: 'date', description: 'The last day, in Norway.' })
  @IsOptional()
  @Satisfies(isDay, 'day', NO_DAY)
  to?: string;

  @ApiProperty({
    required: false,
    maxLength: 200,
    description: 'The `next_cursor` of the page before.',
  })
  @IsOptional()
  @MaxLength(200, { message: 'Ukjent side.' })
  cursor?: string;

  @ApiProperty({
    required: false,
    type: 'integer',
    minimum: 1,
    maximum: MAX_PAGE,
    default: 50,
    description: 'How many there are on a page.',
  })
  @IsOptional()
  @Type(() => Number)
  @Max(MAX_PAGE, { message: `Høyst ${MAX_PAGE} om gangen.` })
  @Min(1, { message: 'Minst én om gangen.' })
  @IsInt({ message: 'Oppgi et helt tall.' })
  limit = 50;
}

/** The filter in the domain's words. */
export function toSaleFilter(query: SalesQueryDto): SaleFilter {
  return {
    paymentStatus: query.payment_status,
    partnerId: query.partner_id,
    dispute: query.dispute,
    from: query.from ? startOfNorwegianDay(query.from) : undefined,
    to: query.to ? startOfNorwegianDay(dayAt(query.to, 1)) : undefined,
  };
}
