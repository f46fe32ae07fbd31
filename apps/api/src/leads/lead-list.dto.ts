import type { LeadList, ListedLead } from '@boligstyling/application';
import type { LeadSort } from '@boligstyling/domain';
import { encodeLeadCursor } from './lead-cursor.js';
import { BareLeadDto, toBareLeadDto } from './lead.dto.js';
import { Count, Flag, Id, ListOf, Text } from '../platform/contract/shown.js';

export class LeadDto extends BareLeadDto {
  @Id.orNull('The earlier lead that it has joined, with which figures count it; null: none.')
  merged_into!: string | null;
}

export class LeadListDto {
  @ListOf(LeadDto) leads!: LeadDto[];
  @Text.orNull('WyItcmVjZWl2ZWRfYXQiLDE3OTUxODg3MjAwMDBd', 'Null on the last page.')
  next_cursor!: string | null;
  @Count(1234) total!: number;
  @Flag('False when a search has more hits than `total`, uncounted.') total_is_exact!: boolean;
}

export class LeadsVersionDto {
  @Text('b1946ac92492d2347c6235b4d2611184') version!: string;
}

const toLeadDto = (lead: ListedLead): LeadDto => ({
  ...toBareLeadDto(lead),
  merged_into: lead.mergedInto,
});

export function toLeadListDto(list: LeadList, sort: LeadSort): LeadListDto {
  return {
    leads: list.leads.map(toLeadDto),
    next_cursor: list.next ? encodeLeadCursor(list.next, sort) : null,
    total: list.total,
    total_is_exact: list.isExact,
  };
}
