/** Norwegian numbers only: exactly 8 digits once white space is gone. */
const EIGHT_DIGITS = /^[0-9]{8}$/;

/** The number as it is stored: without white space. */
export function withoutWhitespace(phone: string): string {
  return phone.replace(/\s/g, '');
}

/** Whether the text is a Norwegian phone number: exactly 8 digits, white space aside. */
export function isPhone(phone: string): boolean {
  return EIGHT_DIGITS.test(withoutWhitespace(phone));
}

/** A stored number as people read it: `40000000` becomes `40 00 00 00`. */
export function formatPhone(phone: string): string {
  return withoutWhitespace(phone).replace(/(\d{2})(?=\d)/g, '$1 ');
}
