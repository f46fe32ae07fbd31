import { EMAIL_MAX_LENGTH, isEmail, isPhone, NO_PHONE, PARTNER_LIMITS } from '@boligstyling/domain';
import { applyDecorators } from '@nestjs/common';
import { RequiredLine, Satisfies } from './field.js';

export function RequiredEmail(example: string): PropertyDecorator {
  return applyDecorators(
    RequiredLine({ label: 'E-post', maxLength: EMAIL_MAX_LENGTH, example }),
    Satisfies(isEmail, 'email', 'Ugyldig e-postadresse.'),
  );
}

export function RequiredPhone(example: string): PropertyDecorator {
  return applyDecorators(
    RequiredLine({ label: 'Telefon', maxLength: PARTNER_LIMITS.phone, example }),
    Satisfies(isPhone, 'phone', NO_PHONE),
  );
}
