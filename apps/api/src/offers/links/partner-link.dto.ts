import type { PartnerLinkView } from '@boligstyling/application';
import { ASSIGNMENT_STATES, type AssignmentState, PARTNER_LIMITS } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';

/** How many assignments the partner takes in any 7 days. */
export class CapacityDto {
  @ApiProperty({ type: 'integer', minimum: 0, maximum: PARTNER_LIMITS.weeklyCapacity, example: 5 })
  @Max(PARTNER_LIMITS.weeklyCapacity, { message: 'Kapasiteten er for høy.' })
  @Min(0, { message: 'Kapasiteten kan ikke være negativ.' })
  @IsInt({ message: 'Kapasiteten må være et helt tall.' })
  weekly_capacity!: number;
}

/** What a partner sees by its link. Nothing of it tells who the owner is. */
export class PartnerLinkDto {
  @ApiProperty({ example: 'Bergen' })
  city!: string;

  @ApiProperty({ example: 'Fullstyling' })
  service!: string;

  @ApiProperty({ format: 'date-time', description: 'When the lead was passed on.' })
  offered_at!: string;

  @ApiProperty({ enum: ASSIGNMENT_STATES })
  state!: AssignmentState;

  @ApiProperty({ example: 'Stine Stylist' })
  partner_name!: string;

  @ApiProperty({ example: 5, type: 'integer' })
  weekly_capacity!: number;

  @ApiProperty({ description: 'Whether the partner gets no new leads for now.' })
  paused!: boolean;
}

/** The view in wire names. */
export function toPartnerLinkDto(view: PartnerLinkView): PartnerLinkDto {
  const { assignment, partner, city, service } = view;
  return {
    city,
    service,
    offered_at: assignment.offeredAt.toISOString(),
    state: assignment.state,
    partner_name: partner.name,
    weekly_capacity: partner.weeklyCapacity,
    paused: !partner.active,
  };
}
