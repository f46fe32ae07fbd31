import type { InvoiceFilter } from '@boligstyling/application';
import { type FilterQuery, fromFilterQuery, INVOICE_FILTER } from '@boligstyling/domain';
import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { MayBeLeftOut, Satisfies } from '../platform/validation/field.js';
import { OfFilter } from '../platform/validation/filter.dto.js';
import { PageQueryDto } from '../platform/validation/page-query.dto.js';

const NUMBER = /^\d{9,16}$/;

export const InvoiceCursor = (): PropertyDecorator =>
  Satisfies((text) => NUMBER.test(text), 'number', 'Ukjent side.');

const Asked = class {} as new () => FilterQuery<typeof INVOICE_FILTER>;

@OfFilter(INVOICE_FILTER)
export class InvoiceFilterDto extends Asked {}

export class InvoicesQueryDto extends IntersectionType(
  InvoiceFilterDto,
  OmitType(PageQueryDto, ['cursor']),
) {
  @ApiProperty({ required: false, description: 'The `next_cursor` of the page before.' })
  @MayBeLeftOut()
  @InvoiceCursor()
  cursor?: string;
}

export function toInvoiceFilter(query: InvoiceFilterDto, today: string): InvoiceFilter {
  const { partnerId, show } = fromFilterQuery(INVOICE_FILTER, query);
  return {
    partnerId,
    kind: show === 'invoice' || show === 'credit-note' ? show : undefined,
    due: show === 'due' || show === 'overdue' ? true : undefined,
    overpaid: show === 'overpaid' ? true : undefined,
    dueBefore: show === 'overdue' ? today : undefined,
  };
}
