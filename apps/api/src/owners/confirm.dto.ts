import {
  CONFIRMED_PURPOSES,
  type ConfirmedPurpose,
  EMAIL_MAX_LENGTH,
  isEmail,
} from '@boligstyling/domain';
import { RequiredEmail } from '../platform/validation/contact-field.js';
import { Choice, OptionalLine, Satisfies } from '../platform/validation/field.js';

export class LinkRequestDto {
  @RequiredEmail('kari@nordmann.no')
  email!: string;
}

export class AskToConfirmDto {
  @Choice(CONFIRMED_PURPOSES, `Velg ${CONFIRMED_PURPOSES.join(', ')}.`)
  purpose!: ConfirmedPurpose;

  @Satisfies(isEmail, 'email', 'Ugyldig e-postadresse.')
  @OptionalLine({
    label: 'E-post',
    maxLength: EMAIL_MAX_LENGTH,
    example: 'kari@nordmann.no',
    description: 'For `new-email`, and for that alone.',
  })
  new_email?: string | null;
}
