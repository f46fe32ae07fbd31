import {
  isEmail,
  isPhone,
  LEAD_LIMITS,
  type LeadDetails,
  SERVICES,
  type Service,
  withoutWhitespace,
  YES_NO,
  type YesNo,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import {
  OptionalLine,
  OptionalText,
  RequiredLine,
  Satisfies,
} from '../../platform/validation/field.js';
import { QuicklyValidated } from '../../platform/validation/quick-validation.pipe.js';

/** A home owner's request, as the forms and other clients send it. */
@QuicklyValidated()
export class SubmitLeadDto {
  @RequiredLine({ label: 'Navn', maxLength: LEAD_LIMITS.customerName, example: 'Kari Nordmann' })
  customer_name!: string;

  @Satisfies(isEmail, 'email', 'Ugyldig e-postadresse.')
  @RequiredLine({
    label: 'E-post',
    maxLength: LEAD_LIMITS.customerEmail,
    example: 'kari@nordmann.no',
  })
  customer_email!: string;

  @Satisfies(isPhone, 'phone', 'Telefonnummer må være 8 siffer.')
  @RequiredLine({
    label: 'Telefon',
    maxLength: LEAD_LIMITS.customerPhone,
    example: '40 00 00 00',
    description: 'Exactly 8 digits; white space is ignored.',
  })
  customer_phone!: string;

  @ApiProperty({ enum: SERVICES, example: 'Fullstyling' })
  @IsIn(SERVICES, { message: `Tjenesten må være ${SERVICES.join(', ')}.` })
  service_type!: Service;

  @RequiredLine({ label: 'Sted', maxLength: LEAD_LIMITS.location, example: 'Bergen' })
  location!: string;

  @RequiredLine({
    label: 'Adresse',
    maxLength: LEAD_LIMITS.address,
    example: 'Nygårdsgaten 5, 5015 Bergen',
    description: 'Street, postal code and city joined.',
  })
  address!: string;

  @OptionalText({
    label: 'Stylingbehov',
    maxLength: LEAD_LIMITS.stylingNeeds,
    example: 'Stue og to soverom skal styles før visning.',
  })
  styling_needs?: string | null;

  @RequiredLine({ label: 'Antall rom', maxLength: LEAD_LIMITS.rooms, example: '3 rom' })
  rooms!: string;

  @RequiredLine({ label: 'Størrelse', maxLength: LEAD_LIMITS.propertySize, example: '74 kvm' })
  property_size!: string;

  @RequiredLine({ label: 'Tidsramme', maxLength: LEAD_LIMITS.timeframe, example: 'Innen 1 måned' })
  timeframe!: string;

  @RequiredLine({ label: 'Boligtype', maxLength: LEAD_LIMITS.propertyType, example: 'Leilighet' })
  property_type_field!: string;

  @OptionalLine({ label: 'Stil', maxLength: LEAD_LIMITS.preferredStyle, example: '' })
  preferred_style?: string | null;

  @OptionalText({ label: 'Melding', maxLength: LEAD_LIMITS.message, example: 'Ring etter kl. 16.' })
  message?: string | null;

  @ApiProperty({ enum: YES_NO, example: 'yes', description: 'Whether the owner will sell.' })
  @IsIn(YES_NO, { message: 'Svar yes eller no på om eiendommen skal selges.' })
  sell_property!: YesNo;

  @ApiProperty({
    enum: YES_NO,
    example: 'yes',
    description: 'Whether the owner confirms that the form is only for getting offers on styling.',
  })
  @IsIn(YES_NO, { message: 'Svar yes eller no på om skjemaet kun gjelder tilbud på styling.' })
  accept_styling_only!: YesNo;

  @OptionalText({
    label: 'Tilleggsinformasjon',
    maxLength: LEAD_LIMITS.additionalInfo,
    example: 'Skal selge eiendommen: Ja',
  })
  additional_info?: string | null;

  @OptionalLine({ label: 'Kilde', maxLength: LEAD_LIMITS.source, example: 'articles_page' })
  source?: string | null;
}

/** The same request in the domain's words. */
export function toLeadDetails(dto: SubmitLeadDto): LeadDetails {
  return {
    customerName: dto.customer_name.trim(),
    customerEmail: dto.customer_email,
    customerPhone: withoutWhitespace(dto.customer_phone),
    serviceType: dto.service_type,
    location: dto.location.trim(),
    address: dto.address.trim(),
    stylingNeeds: dto.styling_needs ?? '',
    rooms: dto.rooms,
    propertySize: dto.property_size,
    timeframe: dto.timeframe,
    propertyType: dto.property_type_field,
    preferredStyle: dto.preferred_style ?? '',
    message: dto.message ?? '',
    sellProperty: dto.sell_property,
    acceptStylingOnly: dto.accept_styling_only,
    additionalInfo: dto.additional_info ?? null,
    source: dto.source ?? '',
  };
}
