import type { PartnerRating } from '@boligstyling/application';
import type { Partner } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { logoPath } from '../platform/contract/logo-path.js';
import { Count, Text } from '../platform/contract/shown.js';
import { wire } from '../platform/contract/wire.js';

/** A stylist beside its quote, in the owner's comparison and the stylist's own preview. */
export class QuotePartnerDto {
  @Text('Stine Stylist') name!: string;
  @Text('Stil og Rom AS') company!: string;
  @Text('Jeg gjør boliger i Bergen klare for visning.', 'Its own words; empty: none.')
  presentation!: string;
  @Text.orNull('/api/partner-logos/0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f', 'Null: none.')
  logo!: string | null;
  @Text('40000000') phone!: string;
  @Text('stine@stilogrom.no') email!: string;
  @Text.orNull('https://stilogrom.no/', 'Null: none.') website!: string | null;
  @ApiProperty({
    ...{ type: Number, nullable: true, example: 4.8 },
    description: 'Mean of the stars of its published reviews. Null: none.',
  })
  rating!: number | null;
  @Count(12) review_count!: number;
}

export function toQuotePartnerDto(
  partner: Partner,
  { count, stars }: PartnerRating,
): QuotePartnerDto {
  return {
    ...wire(partner, 'name', 'company', 'presentation', 'phone', 'email'),
    logo: logoPath(partner.logoId),
    website: partner.website || null,
    rating: stars === null ? null : Math.round(stars * 10) / 10,
    review_count: count,
  };
}
