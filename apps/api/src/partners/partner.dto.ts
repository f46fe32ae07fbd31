import type { PartnerOverview } from '@boligstyling/application';
import { toKroner } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { toPartyDto } from '../platform/validation/party.dto.js';
import { SavePartnerDto } from './save-partner.dto.js';

/** A partner with what it has been given. Withdrawn assignments are not counted. */
export class PartnerDto extends SavePartnerDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ example: 2, type: 'integer', description: 'Open ones, which take capacity.' })
  assignments_last_week!: number;

  @ApiProperty({
    example: 7,
    type: 'integer',
    description: 'In the last 30 days; the fewest go first.',
  })
  assignments_last_month!: number;

  @ApiProperty({ example: 31, type: 'integer' })
  assignments!: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  last_assigned_at!: string | null;
}

/** The partners that the filter lets through, by name. */
export class PartnersDto {
  @ApiProperty({ type: [PartnerDto] })
  partners!: PartnerDto[];
}

/** A partner in wire names. */
export function toPartnerDto({ partner, ...given }: PartnerOverview): PartnerDto {
  return {
    id: partner.id,
    name: partner.name,
    company: partner.company,
    kind: partner.kind,
    email: partner.email,
    phone: partner.phone,
    whole_country: partner.wholeCountry,
    cities: [...partner.cities],
    services: [...partner.services],
    price_per_assignment: toKroner(partner.priceOre),
    weekly_capacity: partner.weeklyCapacity,
    active: partner.active,
    ...toPartyDto(partner),
    created_at: partner.createdAt.toISOString(),
    assignments_last_week: given.assignmentsLastWeek,
    assignments_last_month: given.assignmentsLastMonth,
    assignments: given.assignments,
    last_assigned_at: given.lastAssignedAt?.toISOString() ?? null,
  };
}
