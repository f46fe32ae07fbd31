import { isEmail } from '../../core/email.js';
import { type LeadField, SHOWN_IF_GRANTED } from '../lead-field.js';
import { LEAD_LIMITS } from '../lead-limits.js';
import { isEightDigits, isPhone, NO_PHONE, tidyPhone } from '../../core/phone.js';
import { containsLetter, trimmed } from '../../core/text.js';

export const OWNER_FIELDS = {
  customerName: {
    wire: 'customer_name',
    kind: 'line',
    limit: LEAD_LIMITS.customerName,
    rules: [{ holds: containsLetter, otherwise: 'Skriv navnet med bokstaver.' }],
    tidy: trimmed,
    label: 'Navn',
    group: 'contact',
    shownTo: SHOWN_IF_GRANTED,
    example: 'Kari Nordmann',
  },
  customerEmail: {
    wire: 'customer_email',
    kind: 'email',
    limit: LEAD_LIMITS.customerEmail,
    rules: [{ holds: isEmail, otherwise: 'Ugyldig e-postadresse.' }],
    label: 'E-post',
    group: 'contact',
    shownTo: SHOWN_IF_GRANTED,
    example: 'kari@nordmann.no',
  },
  /** 8 digits without white space. */
  customerPhone: {
    wire: 'customer_phone',
    kind: 'phone',
    limit: LEAD_LIMITS.customerPhone,
    rules: [
      { holds: isEightDigits, otherwise: 'Telefonnummer må være 8 siffer.' },
      { holds: isPhone, otherwise: NO_PHONE },
    ],
    tidy: tidyPhone,
    label: 'Telefon',
    group: 'contact',
    shownTo: SHOWN_IF_GRANTED,
    example: '40 00 00 00',
    inputNote:
      'Exactly 8 digits, of which the first is not 0; white space and a leading +47 or 0047 are ignored.',
  },
} as const satisfies Record<string, LeadField>;
