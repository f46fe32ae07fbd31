import {
  type InvoiceParty,
  isFilled,
  isOrganizationNumber,
  isPostalCode,
  isPrintable,
  PARTY_LIMITS,
  withoutUnseen,
  WRITTEN_NUMBER_MAX,
} from '@boligstyling/domain';
import { applyDecorators } from '@nestjs/common';
import { OptionalLine, Passes, Satisfies } from './field.js';
import { wire } from '../../platform/contract/wire.js';

const emptyOr = (rule: (text: string) => boolean) => (text: string) =>
  !isFilled(text) || rule(withoutUnseen(text));

/** @param Line required or optional */
export const OrganizationNumber = (Line: typeof OptionalLine, example: string): PropertyDecorator =>
  applyDecorators(
    Line({
      label: 'Organisasjonsnummer',
      maxLength: WRITTEN_NUMBER_MAX,
      example,
      description: '9 digits; the last one is checked (mod 11).',
    }),
    Satisfies(
      emptyOr(isOrganizationNumber),
      'organizationNumber',
      'Organisasjonsnummeret må være 9 siffer og stemme.',
    ),
  );

/** Limits texts of an invoice to the letters that its font has. */
export const Printable = (): PropertyDecorator =>
  Passes(
    (value) => typeof value !== 'string' || isPrintable(value),
    'printable',
    'Fjern tegn som ikke kan stå på en faktura, som emoji.',
  );

/** Details of a seller or a buyer on an invoice. Empty: not known yet. */
export class PartyDto {
  @OrganizationNumber(OptionalLine, '974760673')
  organization_number?: string | null;

  @Printable()
  @OptionalLine({ label: 'Gateadresse', maxLength: PARTY_LIMITS.street, example: 'Storgata 1' })
  street?: string | null;

  @Satisfies(emptyOr(isPostalCode), 'postalCode', 'Postnummeret må være 4 siffer.')
  @OptionalLine({ label: 'Postnummer', maxLength: WRITTEN_NUMBER_MAX, example: '5004' })
  postal_code?: string | null;

  @Printable()
  @OptionalLine({ label: 'Poststed', maxLength: PARTY_LIMITS.postPlace, example: 'Bergen' })
  post_place?: string | null;
}

export function toParty(
  dto: PartyDto,
): Record<keyof Omit<InvoiceParty, 'name'>, string | null | undefined> {
  return {
    organizationNumber: dto.organization_number && withoutUnseen(dto.organization_number),
    street: dto.street?.trim(),
    postalCode: dto.postal_code && withoutUnseen(dto.postal_code),
    postPlace: dto.post_place?.trim(),
  };
}

export function toPartyDto(party: Omit<InvoiceParty, 'name'>) {
  return wire(party, 'organizationNumber', 'street', 'postalCode', 'postPlace');
}
