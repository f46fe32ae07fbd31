const FOUR_DIGITS = /^\d{4}$/;

/** Whether a text can be the number of a municipality, of today or of another time. */
export function isMunicipalityNumber(text: string): boolean {
  return FOUR_DIGITS.test(text);
}
