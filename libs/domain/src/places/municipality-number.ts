const FOUR_DIGITS = /^\d{4}$/;

/** Present or former. Apart from the list of municipalities, which public pages do not load. */
export function isMunicipalityNumber(text: string): boolean {
  return FOUR_DIGITS.test(text);
}
