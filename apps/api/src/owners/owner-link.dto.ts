import type { OwnerLinkView } from '@boligstyling/application';
import {
  ASSIGNMENT_STATES,
  type AssignmentState,
  LEAD_STATUSES,
  type LeadStatus,
  PARTNER_KINDS,
  type PartnerKind,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';

/** A partner who got the request. */
export class OwnerLinkPartnerDto {
  @ApiProperty({ example: 'Stine Stylist' })
  name!: string;

  @ApiProperty({ example: 'Stil og Rom AS' })
  company!: string;

  @ApiProperty({ enum: PARTNER_KINDS })
  kind!: PartnerKind;

  @ApiProperty({ enum: ASSIGNMENT_STATES })
  state!: AssignmentState;

  @ApiProperty({ format: 'date-time', description: 'When the partner got the request.' })
  offered_at!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  answered_at!: string | null;
}

/** What an owner sees by the link. Of the owner itself it tells nothing: links get forwarded. */
export class OwnerLinkDto {
  @ApiProperty({ example: 'Bergen' })
  city!: string;

  @ApiProperty({ example: 'Fullstyling' })
  service!: string;

  @ApiProperty({ format: 'date-time' })
  received_at!: string;

  @ApiProperty({ enum: LEAD_STATUSES, description: '`lost` also once the owner has withdrawn it.' })
  status!: LeadStatus;

  @ApiProperty({ type: [OwnerLinkPartnerDto], description: 'In the order they got the request.' })
  partners!: OwnerLinkPartnerDto[];
}

/** The view in wire names. */
export function toOwnerLinkDto({ lead, assignments }: OwnerLinkView): OwnerLinkDto {
  return {
    city: lead.location,
    service: lead.serviceType,
    received_at: lead.receivedAt.toISOString(),
    status: lead.status,
    partners: assignments.map(({ assignment, partner }) => ({
      name: partner.name,
      company: partner.company,
      kind: partner.kind,
      state: assignment.state,
      offered_at: assignment.offeredAt.toISOString(),
      answered_at: assignment.answeredAt?.toISOString() ?? null,
    })),
  };
}
