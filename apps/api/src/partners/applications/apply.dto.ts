import {
  APPLICATION_LIMITS,
  type ApplicationDetails,
  PARTNER_KINDS,
  type PartnerKind,
  tidyPhone,
  withoutUnseen,
} from '@boligstyling/domain';
import { RequiredEmail, RequiredPhone } from '../../platform/validation/contact-field.js';
import { Choice, OptionalText, RequiredLine } from '../../platform/validation/field.js';
import { OrganizationNumber, Printable } from '../../platform/validation/party.dto.js';

const LIMITS = APPLICATION_LIMITS;

export class ApplyDto {
  @Printable()
  @RequiredLine({ label: 'Firma', maxLength: LIMITS.company, example: 'Stil og Rom AS' })
  company!: string;

  @OrganizationNumber(RequiredLine, '974 761 076')
  organization_number!: string;

  @Printable()
  @RequiredLine({ label: 'Navn', maxLength: LIMITS.name, example: 'Stine Stylist' })
  contact_name!: string;

  @RequiredEmail('stine@stilogrom.no')
  contact_email!: string;

  @RequiredPhone('40 00 00 01')
  contact_phone!: string;

  @Choice(PARTNER_KINDS, 'Velg stylist, interiørarkitekt eller eiendomsmegler.')
  kind!: PartnerKind;

  @RequiredLine({ label: 'Steder', maxLength: LIMITS.places, example: 'Bergen og Askøy' })
  places!: string;

  @OptionalText({
    label: 'Teksten',
    maxLength: LIMITS.message,
    example: 'Jeg har stylet boliger i ti år.',
    description: 'Anything else.',
  })
  message?: string | null;
}

export function toApplicationDetails(dto: ApplyDto): ApplicationDetails {
  return {
    company: dto.company.trim(),
    organizationNumber: withoutUnseen(dto.organization_number),
    name: dto.contact_name.trim(),
    email: dto.contact_email.trim().toLowerCase(),
    phone: tidyPhone(dto.contact_phone),
    kind: dto.kind,
    places: dto.places.trim(),
    message: dto.message?.trim() ?? '',
  };
}
