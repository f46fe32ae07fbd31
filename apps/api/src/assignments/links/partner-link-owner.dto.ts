import { revealedDetails, type Lead, type Recipient } from '@boligstyling/domain';
import { ToldDetailDto, toDetailDto } from './told-detail.dto.js';
import { Flag, ListOf, Text } from '../../platform/contract/shown.js';

/** The owner's data, with texts verbatim, as far as the partner may read them. */
export class PartnerLinkOwnerDto {
  @Text('Kari Nordmann') name!: string;
  @Text('40000000', '8 digits.') phone!: string;
  @Text('kari@nordmann.no') email!: string;
  @Flag('Whether the owner wants e-mail in the place of calls.') contact_by_email!: boolean;
  @Text('Nygårdsgaten 5, 5015 Bergen') address!: string;
  @ListOf(
    ToldDetailDto,
    'What the owner has filled in; for an agent beside stylists without what she wrote to those.',
  )
  details!: ToldDetailDto[];
}

export function toOwnerDto(lead: Lead, recipient: Recipient): PartnerLinkOwnerDto {
  const { customerName: name, customerPhone: phone, customerEmail: email, address } = lead;
  const { contactByEmail: contact_by_email } = lead;
  const details = revealedDetails(lead, recipient).map(toDetailDto);
  return { name, phone, email, contact_by_email, address, details };
}
