import type { ListedLead } from '@boligstyling/application';
import {
  LEAD_STATUSES,
  type LeadStatus,
  SERVICES,
  type Service,
  SUSPICIONS,
  type Suspicion,
  YES_NO,
  type YesNo,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';

/** A lead as the administrator sees it. Texts that were left out are empty. */
export class LeadDto {
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
    description: 'Why the lead is held as suspected spam; null when it is not held.',
  })
  suspicion!: Suspicion | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The first partner that has the lead; null if none has.',
  })
  partner_id!: string | null;

  @ApiProperty({ example: 'Kari Nordmann' })
  customer_name!: string;

  @ApiProperty({ example: 'kari@nordmann.no' })
  customer_email!: string;

  @ApiProperty({ example: '40000000' })
  customer_phone!: string;

  @ApiProperty({ enum: SERVICES })
  service_type!: Service;

  @ApiProperty({ example: 'Bergen' })
  location!: string;

  @ApiProperty({ example: 'Nygårdsgaten 5, 5015 Bergen' })
  address!: string;

  @ApiProperty({ example: 'Stue og to soverom skal styles før visning.' })
  styling_needs!: string;

  @ApiProperty({ example: '3 rom' })
  rooms!: string;

  @ApiProperty({ example: '74 kvm' })
  property_size!: string;

  @ApiProperty({ example: 'Innen 1 måned' })
  timeframe!: string;

  @ApiProperty({ example: 'Leilighet' })
  property_type_field!: string;

  @ApiProperty({ example: '' })
  preferred_style!: string;

  @ApiProperty({ example: 'Ring etter kl. 16.' })
  message!: string;

  @ApiProperty({ enum: YES_NO })
  sell_property!: YesNo;

  @ApiProperty({ enum: YES_NO })
  accept_styling_only!: YesNo;

  @ApiProperty({ example: 'Skal selge eiendommen: Ja', type: String, nullable: true })
  additional_info!: string | null;

  @ApiProperty({
    example: 'articles_page',
    description: 'The form it came from, where that says so.',
  })
  source!: string;
}

/** The lead in wire names. */
export function toLeadDto(lead: ListedLead): LeadDto {
  return {
    id: lead.id,
    created_at: lead.receivedAt.toISOString(),
    status: lead.status,
    suspicion: lead.suspicion,
    partner_id: lead.partnerId,
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
  };
}
