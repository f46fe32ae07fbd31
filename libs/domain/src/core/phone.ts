const EIGHT_DIGITS = /^[0-9]{8}$/;
/** Norway's own, as it is written before a number; a part of a pattern. */
export const COUNTRY_CODE = '(?:\\+|00)47';
const LEADING_CODE = new RegExp(`^${COUNTRY_CODE}`);

/**
 * The text without white space and other signs that nobody sees, as numbers of all kinds are stored:
 * marks of direction come along from where a number is copied, such as a phone's contacts.
 */
export function withoutUnseen(text: string): string {
  return text.replace(/[\s\p{Cf}]/gu, '');
}

/** The number as it is stored: without white space and Norway's country code. */
export function tidyPhone(phone: string): string {
  return withoutUnseen(phone).replace(LEADING_CODE, '');
}

/** Whether the text is exactly 8 digits, once it is tidy. */
export function isEightDigits(phone: string): boolean {
  return EIGHT_DIGITS.test(tidyPhone(phone));
}

/** What is said of a text that is no Norwegian phone number, whichever way it fails. */
export const NO_PHONE = 'Telefonnummer må være 8 siffer, og ikke begynne med 0.';

/** Whether the text can be a Norwegian phone number: 8 digits, of which none in use begins with 0. */
export function isPhone(phone: string): boolean {
  return isEightDigits(phone) && !tidyPhone(phone).startsWith('0');
}

/** A stored number as people read it: `40000000` becomes `40 00 00 00`. */
export function formatPhone(phone: string): string {
  return withoutUnseen(phone).replace(/(\d{2})(?=\d)/g, '$1 ');
}

/** What calls a stored number: its last eight digits, as those of partners may begin with Norway's code. */
export function telOf(phone: string): string {
  return `tel:+47${phone.replace(/\D/g, '').slice(-8)}`;
}
