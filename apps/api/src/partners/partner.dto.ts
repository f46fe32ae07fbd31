import type { PartnerOverview } from '@boligstyling/application';
import { areaName, toKroner, WHOLE_COUNTRY } from '@boligstyling/domain';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import { toPartyDto } from '../platform/validation/party.dto.js';
import { AREAS_ARE, SavePartnerDto } from './save-partner.dto.js';

/** A partner with what it has been given. Withdrawn assignments are not counted. */
export class PartnerDto extends OmitType(SavePartnerDto, ['areas', 'whole_country', 'cities']) {
  @ApiProperty({ type: [String], example: ['4601', '32'], description: AREAS_ARE })
  areas!: string[];

  @ApiProperty({
    type: [String],
    example: [],
    description:
      'City names from before there were areas that mean no municipality, or several. They cover nothing, and are gone once areas are given.',
  })
  unclear_cities!: string[];

  @ApiProperty({ description: 'Whether the whole country is among `areas`.' })
  whole_country!: boolean;

  @ApiProperty({
    type: [String],
    example: ['Bergen', 'Akershus fylke'],
    description: 'The names of `areas`; none for the whole country.',
  })
  cities!: string[];

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
  const isEverywhere = partner.areas.includes(WHOLE_COUNTRY);
  return {
    id: partner.id,
    name: partner.name,
    company: partner.company,
    kind: partner.kind,
    email: partner.email,
    phone: partner.phone,
    areas: [...partner.areas],
    unclear_cities: [...partner.unclearCities],
    whole_country: isEverywhere,
    cities: isEverywhere ? [] : partner.areas.map(areaName),
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
