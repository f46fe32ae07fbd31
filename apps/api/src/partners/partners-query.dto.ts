import {
  isPlainText,
  PARTNER_KINDS,
  type PartnerKind,
  SEARCH_MAX_LENGTH,
  type Service,
  SERVICES,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';
import {
  MaxLength,
  MayBeLeftOut,
  OptionalChoice,
  Satisfies,
} from '../platform/validation/field.js';

export class PartnersQueryDto {
  @ApiProperty({
    required: false,
    maxLength: SEARCH_MAX_LENGTH,
    description: "Part of name, company, e-mail or an area's name.",
  })
  @MayBeLeftOut()
  @MaxLength(SEARCH_MAX_LENGTH, { message: `Søket kan ha høyst ${SEARCH_MAX_LENGTH} tegn.` })
  @Satisfies(isPlainText, 'plainText', 'Søket kan ikke ha kontrolltegn.')
  q?: string;

  @OptionalChoice(
    PARTNER_KINDS,
    `Typen må være ${PARTNER_KINDS.join(', ')}.`,
    'Only those of this kind.',
  )
  kind?: PartnerKind;

  @ApiProperty({
    required: false,
    type: Boolean,
    description: 'Only active ones, or only paused ones.',
  })
  @MayBeLeftOut()
  @Transform(({ value }) => (value === 'true' ? true : value === 'false' ? false : value))
  @IsBoolean({ message: 'Svar true eller false.' })
  active?: boolean;

  @OptionalChoice(
    SERVICES,
    `Tjenesten må være ${SERVICES.join(', ')}.`,
    'Only those who offer this service.',
  )
  service?: Service;
}
