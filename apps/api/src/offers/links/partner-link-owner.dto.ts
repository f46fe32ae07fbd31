import { fieldsSeenBy, type Lead, shownValue } from '@boligstyling/domain';
import { ToldDetailDto, toDetailDto } from './told-detail.dto.js';
import { Flag, ListOf, Text } from '../../platform/contract/shown.js';

/** Who the owner is, and what she wrote word for word. */
export class PartnerLinkOwnerDto {
  @Text('Kari Nordmann') name!: string;
  @Text('40000000', '8 digits.') phone!: string;
  @Text('kari@nordmann.no') email!: string;
  @Flag('Whether the owner wants e-mail in the place of calls.') contact_by_email!: boolean;
  @Text('Nygårdsgaten 5, 5015 Bergen') address!: string;
  @ListOf(ToldDetailDto, 'Everything the owner has filled in.') details!: ToldDetailDto[];
}

/** The owner in wire names, for a partner who has said yes. */
export function toOwnerDto(lead: Lead): PartnerLinkOwnerDto {
  const { customerName: name, customerPhone: phone, customerEmail: email, address } = lead;
  const { contactByEmail: contact_by_email } = lead;
  const details = fieldsSeenBy('partner')
    .map(({ key, label }) => ({ key, label, value: shownValue(key, lead[key]).trim() }))
    .filter(({ value }) => value !== '')
    .map(toDetailDto);
  return { name, phone, email, contact_by_email, address, details };
}
