import { fieldsSeenBy, type Lead, shownValue } from '@boligstyling/domain';
import { ToldDetailDto, toDetailDto } from './told-detail.dto.js';
import { ListOf, Text } from '../../platform/contract/shown.js';

/** Who the owner is, and what she wrote word for word. */
export class PartnerLinkOwnerDto {
  @Text('Kari Nordmann') name!: string;
  @Text('40000000', '8 digits.') phone!: string;
  @Text('kari@nordmann.no') email!: string;
  @Text('Nygårdsgaten 5, 5015 Bergen') address!: string;
  @ListOf(ToldDetailDto, 'Everything the owner has filled in.') details!: ToldDetailDto[];
}

/** The owner in wire names, for a partner who has said yes. */
export function toOwnerDto(lead: Lead): PartnerLinkOwnerDto {
  const { customerName: name, customerPhone: phone, customerEmail: email, address } = lead;
  const details = fieldsSeenBy('partner')
    .map(({ key, label }) => ({ key, label, value: shownValue(key, lead[key]).trim() }))
    .filter(({ value }) => value !== '')
    .map(toDetailDto);
  return { name, phone, email, address, details };
}
