import { RequiredEmail } from '../platform/validation/contact-field.js';
import { RequiredLine } from '../platform/validation/field.js';

export class PartnerLinkRequestDto {
  @RequiredEmail('stine@stilogrom.no')
  email!: string;
}

export class PartnerEntryDto {
  @RequiredLine({
    label: 'Lenken',
    maxLength: 200,
    example: 'sign-in.0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f.1795000000.signature',
  })
  token!: string;
}
