import type { ListedLead } from '@boligstyling/application';
import {
  LEAD_STATUSES,
  type LeadStatus,
  PLACE_SOURCES,
  type PlaceSource,
  SUSPICIONS,
  type Suspicion,
  toWireLead,
  type WireLead,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { ShownLeadFields } from './lead-fields.js';

const Shown = class {} as new () => WireLead;

/** A lead as the administrator sees it. Texts that were left out are empty. */
@ShownLeadFields()
export class LeadDto extends Shown {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ enum: LEAD_STATUSES })
  status!: LeadStatus;

  @ApiProperty({
    type: String,
    enum: [...SUSPICIONS, null],
    nullable: true,
    description: 'Why the lead is held; null when it is not.',
  })
  suspicion!: Suspicion | null;

  @ApiProperty({
    type: String,
    example: '4601',
    nullable: true,
    description:
      'The number of the municipality that the home lies in. Null: unknown, or not looked for yet; then no partner is found by the rule.',
  })
  municipality!: string | null;

  @ApiProperty({
    type: String,
    enum: [...PLACE_SOURCES, null],
    nullable: true,
    description: 'How the municipality was found, most trusted first.',
  })
  municipality_found_by!: PlaceSource | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The first partner that has the lead; null if none has.',
  })
  partner_id!: string | null;
}

/** The lead in wire names. */
export function toLeadDto(lead: ListedLead): LeadDto {
  return {
    id: lead.id,
    created_at: lead.receivedAt.toISOString(),
    status: lead.status,
    suspicion: lead.suspicion,
    municipality: lead.municipality,
    municipality_found_by: lead.municipalityFoundBy,
    partner_id: lead.partnerId,
    ...toWireLead(lead),
  };
}
