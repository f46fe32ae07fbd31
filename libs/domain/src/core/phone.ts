const EIGHT_DIGITS = /^[0-9]{8}$/;
export const COUNTRY_CODE = '(?:\\+|00)47';
const LEADING_CODE = new RegExp(`^${COUNTRY_CODE}`);

/**
 * Removes white space and invisible characters, such as the direction marks that phone contacts
 * add.
 */
export function withoutUnseen(text: string): string {
  return text.replace(/[\s\p{Cf}]/gu, '');
}

export function tidyPhone(phone: string): string {
  return withoutUnseen(phone).replace(LEADING_CODE, '');
}

export function isEightDigits(phone: string): boolean {
  return EIGHT_DIGITS.test(tidyPhone(phone));
}

export const NO_PHONE = 'Telefonnummer må være 8 siffer, og ikke begynne med 0.';

/** A possible Norwegian number: 8 digits, of which none in use begins with 0. */
export function isPhone(phone: string): boolean {
  return isEightDigits(phone) && !tidyPhone(phone).startsWith('0');
}

/** `40000000` becomes `40 00 00 00`. */
export function formatPhone(phone: string): string {
  return withoutUnseen(phone).replace(/(\d{2})(?=\d)/g, '$1 ');
}

/** The tel link uses the last eight digits, because partners' numbers may include Norway's code. */
export function telOf(phone: string): string {
  return `tel:+47${phone.replace(/\D/g, '').slice(-8)}`;
}
