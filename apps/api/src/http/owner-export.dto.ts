import type { LeadDossier } from '@boligstyling/application';
import { ApiProperty } from '@nestjs/swagger';
import { OwnerLinkPartnerDto, toOwnerLinkPartnerDto } from './owner-link.dto.js';
import { SubmitLeadDto } from './submit-lead.dto.js';

/** The request as it is stored. */
export class StoredLeadDto extends SubmitLeadDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ example: 'matched' })
  status!: string;
}

/** An e-mail about the request, to the owner or to others. */
export class StoredEmailDto {
  @ApiProperty({ example: 'owner-confirmation' })
  kind!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  sent_at!: string | null;
}

/** Something that happened to the request. */
export class StoredEventDto {
  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ example: 'passed-on' })
  kind!: string;

  @ApiProperty({ type: 'object', additionalProperties: true })
  detail!: object;
}

/** Everything we have stored on one owner's request. */
export class OwnerExportDto {
  @ApiProperty()
  lead!: StoredLeadDto;

  @ApiProperty({ type: [OwnerLinkPartnerDto] })
  partners!: OwnerLinkPartnerDto[];

  @ApiProperty({ type: [StoredEmailDto] })
  emails!: StoredEmailDto[];

  @ApiProperty({ type: [StoredEventDto] })
  history!: StoredEventDto[];
}

/** All of it in wire names. */
export function toOwnerExportDto(dossier: LeadDossier): OwnerExportDto {
  const { lead, assignments, notifications, history } = dossier;
  return {
    lead: {
      id: lead.id,
      created_at: lead.receivedAt.toISOString(),
      status: lead.status,
      customer_name: lead.customerName,
      customer_email: lead.customerEmail,
      customer_phone: lead.customerPhone,
      service_type: lead.serviceType,
      location: lead.location,
      address: lead.address,
      styling_needs: lead.stylingNeeds,
      rooms: lead.rooms,
      property_size: lead.propertySize,
      timeframe: lead.timeframe,
      property_type_field: lead.propertyType,
      preferred_style: lead.preferredStyle,
      message: lead.message,
      sell_property: lead.sellProperty,
      accept_styling_only: lead.acceptStylingOnly,
      additional_info: lead.additionalInfo,
      source: lead.source,
    },
    partners: assignments.map(toOwnerLinkPartnerDto),
    emails: notifications.map(({ kind, sentAt }) => ({
      kind,
      sent_at: sentAt?.toISOString() ?? null,
    })),
    history: history.map(({ at, kind, detail }) => ({ at: at.toISOString(), kind, detail })),
  };
}
