const FOUR_DIGITS = /^\d{4}$/;

/** The form of a municipality's number, present or former. */
export function isMunicipalityNumber(text: string): boolean {
  return FOUR_DIGITS.test(text);
}
