import type { InvoiceFilter } from '@boligstyling/application';
import { INVOICE_KINDS, type InvoiceKind } from '@boligstyling/domain';
import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import {
  MayBeLeftOut,
  OptionalChoice,
  OptionalId,
  Satisfies,
} from '../platform/validation/field.js';
import { PageQueryDto } from '../platform/validation/page-query.dto.js';

const NUMBER = /^\d{9,16}$/;

/** The cursor of the list is the number of the last invoice. */
export const InvoiceCursor = (): PropertyDecorator =>
  Satisfies((text) => NUMBER.test(text), 'number', 'Ukjent side.');

/** `overdue` is past its due date, `overpaid` was paid too much. */
const SHOWN = ['owed', 'overdue', 'overpaid'] as const;

export class InvoiceFilterDto {
  @OptionalId('Partneren må være en id.', 'Only those of this partner.')
  partner_id?: string;

  @OptionalChoice(
    INVOICE_KINDS,
    `Slaget må være ${INVOICE_KINDS.join(', ')}.`,
    'Only those of this kind.',
  )
  kind?: InvoiceKind;

  @OptionalChoice(
    SHOWN,
    `Vis ${SHOWN.join(', ')}.`,
    'Only those of which something is owed, that are overdue, or of which too much was paid.',
  )
  show?: (typeof SHOWN)[number];
}

export class InvoicesQueryDto extends IntersectionType(
  InvoiceFilterDto,
  OmitType(PageQueryDto, ['cursor']),
) {
  @ApiProperty({ required: false, description: 'The `next_cursor` of the page before.' })
  @MayBeLeftOut()
  @InvoiceCursor()
  cursor?: string;
}

/** @param today the day in Norway */
export function toInvoiceFilter(
  { partner_id: partnerId, kind, show }: InvoiceFilterDto,
  today: string,
): InvoiceFilter {
  return {
    partnerId,
    kind,
    owed: show === 'owed' || show === 'overdue' ? true : undefined,
    overpaid: show === 'overpaid' ? true : undefined,
    dueBefore: show === 'overdue' ? today : undefined,
  };
}
