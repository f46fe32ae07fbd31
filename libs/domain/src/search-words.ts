/** Shorter words are in too many leads to be looked up quickly. */
export const SEARCH_WORD_MIN_LENGTH = 3;

const MOST_WORDS = 8;

/**
 * The words of a search: each must be found. Digits in groups are one number, as phone numbers are
 * written: «40 00 00 00». Undefined when no word is long enough to look for.
 */
export function searchWords(text: string): string[] | undefined {
  const joined = text.trim().replace(/(?<=\d)\s+(?=\d)/g, '');
  const words = joined.split(/\s+/).slice(0, MOST_WORDS);
  return words.some((word) => word.length >= SEARCH_WORD_MIN_LENGTH) ? words : undefined;
}
