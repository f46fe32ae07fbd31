import {
  CONFIRMED_PURPOSES,
  type ConfirmedPurpose,
  EMAIL_MAX_LENGTH,
  isEmail,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { Choice, MaxLength, Satisfies } from '../platform/validation/field.js';

const EMAIL = { maxLength: EMAIL_MAX_LENGTH, example: 'kari@nordmann.no' };
const TOO_LONG = { message: `E-post kan ha høyst ${EMAIL_MAX_LENGTH} tegn.` };
const NO_EMAIL = 'Ugyldig e-postadresse.';

/** Where a link is to be sent again. */
export class LinkRequestDto {
  @ApiProperty(EMAIL)
  @Satisfies(isEmail, 'rule', NO_EMAIL)
  @MaxLength(EMAIL_MAX_LENGTH, TOO_LONG)
  email!: string;
}

/** What is to be confirmed. */
export class AskToConfirmDto {
  @Choice(CONFIRMED_PURPOSES, `Velg ${CONFIRMED_PURPOSES.join(', ')}.`)
  purpose!: ConfirmedPurpose;

  @ApiProperty({
    ...EMAIL,
    type: String,
    required: false,
    nullable: true,
    description: 'For `new-email`, and for that alone.',
  })
  @IsOptional()
  @Satisfies(isEmail, 'rule', NO_EMAIL)
  @MaxLength(EMAIL_MAX_LENGTH, TOO_LONG)
  new_email?: string | null;
}
