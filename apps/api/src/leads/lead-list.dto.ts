import type { LeadList, LeadSort } from '@boligstyling/application';
import { ApiProperty } from '@nestjs/swagger';
import { encodeLeadCursor } from './lead-cursor.js';
import { LeadDto, toLeadDto } from './lead.dto.js';

/** One page of a list of leads. */
export class LeadListDto {
  @ApiProperty({ type: [LeadDto] })
  leads!: LeadDto[];

  @ApiProperty({
    example: 'WyItcmVjZWl2ZWRfYXQiLDE3OTUxODg3MjAwMDBd',
    type: String,
    nullable: true,
    description: 'Null on the last page.',
  })
  next_cursor!: string | null;

  @ApiProperty({ type: 'integer', example: 1234 })
  total!: number;

  @ApiProperty({ description: 'False when a search has more hits than `total`, uncounted.' })
  total_is_exact!: boolean;
}

/** What is another when the newest leads are. */
export class LeadsVersionDto {
  @ApiProperty({ example: 'b1946ac92492d2347c6235b4d2611184' })
  version!: string;
}

/** The page in wire names. */
export function toLeadListDto(list: LeadList, sort: LeadSort): LeadListDto {
  return {
    leads: list.leads.map(toLeadDto),
    next_cursor: list.next ? encodeLeadCursor(list.next, sort) : null,
    total: list.total,
    total_is_exact: list.isExact,
  };
}
