import type { SaleFilter } from '@boligstyling/application';
import { PAYMENT_STATUSES, type PaymentStatus } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { Satisfies } from '../lead-field.js';

const MAX_PAGE = 200;
const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/;
const WHEN = 'Oppgi et tidspunkt som 2026-11-20 eller 2026-11-20T12:00:00Z.';
const isMoment = (text: string) => MOMENT.test(text) && !Number.isNaN(Date.parse(text));

/** What the list is narrowed to, and which page of it. */
export class SalesQueryDto {
  @ApiProperty({ required: false, enum: PAYMENT_STATUSES })
  @IsOptional()
  @IsIn(PAYMENT_STATUSES, { message: `Status må være ${PAYMENT_STATUSES.join(', ')}.` })
  payment_status?: PaymentStatus;

  @ApiProperty({ required: false, format: 'uuid' })
  @IsOptional()
  @IsUUID('all', { message: 'Partneren må være en id.' })
  partner_id?: string;

  @ApiProperty({ required: false, description: 'From this day or moment on.' })
  @IsOptional()
  @Satisfies(isMoment, 'moment', WHEN)
  from?: string;

  @ApiProperty({ required: false, description: 'Before this day or moment.' })
  @IsOptional()
  @Satisfies(isMoment, 'moment', WHEN)
  to?: string;

  @ApiProperty({ required: false, description: 'The `next_cursor` of the page before.' })
  @IsOptional()
  @MaxLength(200, { message: 'Ukjent side.' })
  cursor?: string;

  @ApiProperty({ required: false, type: 'integer', minimum: 1, maximum: MAX_PAGE, default: 50 })
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
    from: query.from ? new Date(query.from) : undefined,
    to: query.to ? new Date(query.to) : undefined,
  };
}
