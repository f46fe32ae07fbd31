import { isEmail, PARTNER_LIMITS } from '@boligstyling/domain';
import { RequiredLine, Satisfies } from '../platform/validation/field.js';

/** Whose link is asked for. */
export class PartnerLinkRequestDto {
  @Satisfies(isEmail, 'email', 'Ugyldig e-postadresse.')
  @RequiredLine({ label: 'E-post', maxLength: PARTNER_LIMITS.email, example: 'stine@stilogrom.no' })
  email!: string;
}

/** What stands after `#` in the link. */
export class PartnerEntryDto {
  @RequiredLine({
    label: 'Lenken',
    maxLength: 200,
    example: 'sign-in.0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f.1795000000.signature',
  })
  token!: string;
}
