import { revealedDetails, type Lead, type PartnerGroup } from '@boligstyling/domain';
import { ShownDetailDto, toDetailDto } from './shown-detail.dto.js';
import { Flag, ListOf, Text } from '../../platform/contract/shown.js';

/** The owner's data, with texts verbatim, as far as the partner may read them. */
export class PartnerLinkOwnerDto {
  @Text('Kari Nordmann') name!: string;
  @Text('40000000', '8 digits.') phone!: string;
  @Text('kari@nordmann.no') email!: string;
  @Flag('Whether the owner wants e-mail in the place of calls.') contact_by_email!: boolean;
  @Text('Nygårdsgaten 5, 5015 Bergen') address!: string;
  @ListOf(
    ShownDetailDto,
    'What the owner has filled in; for an agent beside stylists without what she wrote to those.',
  )
  details!: ShownDetailDto[];
}

export function toOwnerDto(lead: Lead, partnerGroup: PartnerGroup): PartnerLinkOwnerDto {
  const { customerName: name, customerPhone: phone, customerEmail: email, address } = lead;
  const { contactByEmail: contact_by_email } = lead;
  const details = revealedDetails(lead, partnerGroup).map(toDetailDto);
  return { name, phone, email, contact_by_email, address, details };
}
