/** With a comma behind it, only where one stands before it too: a house number has none there. */
const CODE_BEFORE_PLACE =
  /(?:(?<![\p{L}\p{N}])\d{4}(?=\s{1,9}\p{L}{2})|(?<=,\s?)\d{4}(?=,\s{0,9}\p{L}{2}))/gu;
const CODE_AT_END = /(?<=^|,|,\s)\d{4}$/;

/** Four digits; 0000 stands for none. */
export function isPostalCode(text: string): boolean {
  return /^\d{4}$/.test(text) && text !== '0000';
}

/**
 * The postal code in an address that is written as «Storgata 1, 5015 Bergen» or «Storgata 1, 5015, Bergen»:
 * the last four digits before a place's name, or alone at the end. A house number is none.
 */
export function postalCodeIn(address: string): string | null {
  const written = address.trim();
  const code = CODE_AT_END.exec(written)?.[0] ?? written.match(CODE_BEFORE_PLACE)?.at(-1);
  return code && isPostalCode(code) ? code : null;
}
