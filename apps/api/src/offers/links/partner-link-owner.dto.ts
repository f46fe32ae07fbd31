import { fieldsSeenBy, type Lead, shownValue } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { ToldDetailDto, toDetailDto } from './told-detail.dto.js';

/** Who the owner is, and what she wrote word for word. */
export class PartnerLinkOwnerDto {
  @ApiProperty({ example: 'Kari Nordmann' })
  name!: string;

  @ApiProperty({ example: '40000000', description: '8 digits.' })
  phone!: string;

  @ApiProperty({ example: 'kari@nordmann.no' })
  email!: string;

  @ApiProperty({ example: 'Nygårdsgaten 5, 5015 Bergen' })
  address!: string;

  @ApiProperty({ type: [ToldDetailDto], description: 'Everything the owner has filled in.' })
  details!: ToldDetailDto[];
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
