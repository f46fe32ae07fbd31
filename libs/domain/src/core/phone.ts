import { withoutUnseen } from './text.js';

const EIGHT_DIGITS = /^[0-9]{8}$/;
export const COUNTRY_CODE = '(?:\\+|00)47';
const LEADING_CODE = new RegExp(`^${COUNTRY_CODE}`);

export function tidyPhone(phone: string): string {
  return withoutUnseen(phone).replace(LEADING_CODE, '');
}

export function isEightDigits(phone: string): boolean {
  return EIGHT_DIGITS.test(tidyPhone(phone));
}

export const NO_PHONE = 'Telefonnummer må være 8 siffer, og ikke begynne med 0.';

/** 8 digits; none in use begins with 0. */
export function isPhone(phone: string): boolean {
  return isEightDigits(phone) && !tidyPhone(phone).startsWith('0');
}

export function formatPhone(phone: string): string {
  return withoutUnseen(phone).replace(/(\d{2})(?=\d)/g, '$1 ');
}

/** The last eight digits, because partners' numbers may include Norway's code. */
export function telOf(phone: string): string {
  return `tel:+47${phone.replace(/\D/g, '').slice(-8)}`;
}

export const PHONE_FIELD = {
  wire: 'phone',
  kind: 'line',
  limit: 20,
  label: 'Telefon',
  input: 'tel',
  rules: [{ holds: isPhone, otherwise: NO_PHONE }],
  tidy: tidyPhone,
  missing: NO_PHONE,
  example: '40 00 00 01',
  shown: formatPhone,
} as const;
