import type { InvoiceFilter } from '@boligstyling/application';
import { INVOICE_KINDS, type InvoiceKind } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { Satisfies } from '../platform/validation/field.js';

const MAX_PAGE = 200;
const NUMBER = /^\d{9,16}$/;

/** Invoices of which something is owed, or only those past their due date. */
const SHOWN = ['owed', 'overdue'] as const;

/** What the list is narrowed to. */
export class InvoiceFilterDto {
  @ApiProperty({ required: false, format: 'uuid', description: 'Only those of this partner.' })
  @IsOptional()
  @IsUUID('all', { message: 'Partneren må være en id.' })
  partner_id?: string;

  @ApiProperty({ required: false, enum: INVOICE_KINDS, description: 'Only those of this kind.' })
  @IsOptional()
  @IsIn(INVOICE_KINDS, { message: `Slaget må være ${INVOICE_KINDS.join(', ')}.` })
  kind?: InvoiceKind;

  @ApiProperty({
    required: false,
    enum: SHOWN,
    description: 'Only those of which something is owed, or that are overdue.',
  })
  @IsOptional()
  @IsIn(SHOWN, { message: `Vis ${SHOWN.join(' eller ')}.` })
  show?: (typeof SHOWN)[number];
}

/** The same, and which page of it. */
export class InvoicesQueryDto extends InvoiceFilterDto {
  @ApiProperty({ required: false, description: 'The `next_cursor` of the page before.' })
  @IsOptional()
  @Satisfies((text) => NUMBER.test(text), 'number', 'Ukjent side.')
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

/** The filter in the domain's words. @param today the day in Norway */
export function toInvoiceFilter(
  { partner_id: partnerId, kind, show }: InvoiceFilterDto,
  today: string,
): InvoiceFilter {
  return {
    partnerId,
    kind,
    owed: show ? true : undefined,
    dueBefore: show === 'overdue' ? today : undefined,
  };
}
