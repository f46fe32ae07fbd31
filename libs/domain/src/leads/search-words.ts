import { COUNTRY_CODE } from '../core/phone.js';
import { withDwellingForms } from '../places/dwelling.js';
import { composed } from '../core/text.js';

/** Shorter words are in too many leads to be looked up quickly. */
export const SEARCH_WORD_MIN_LENGTH = 3;

/** The most characters that a search may have. */
export const SEARCH_MAX_LENGTH = 100;

const MOST_WORDS = 8;

const DIRECTION_MARKS = /\p{Bidi_Control}/gu;
const PHONE_DIGITS = 8;
const CODE_BEFORE_NUMBER = new RegExp(`(?<!\\S)${COUNTRY_CODE}\\s*(?=\\d)`, 'g');
/** «NO-0368» is the postal code 0368. */
const COUNTRY_BEFORE_CODE = /(?<!\S)NO?-(?=\d{4}(?!\d))/gi;
const COMMA_BEHIND = /[,;](?=\s|$)/g;
/** A house number of one digit and a postal code are no such groups. */
const GROUPS_OF_PHONE = /(?<!\S)\d{2,3}(?:\s+\d{2,3})+(?!\S)/g;

/**
 * The words of a search: each must be found. Digits in groups are one number where they can be a phone
 * number or a part of one, as these are written: «40 00 00 00», «400 00 000»; a country code before it
 * is left out, as it is where numbers are stored, and so are marks of direction, which nobody sees and
 * which come along from where a number is copied. Letters are in one piece, as leads have them.
 * A dwelling is one word in the form that leads have it in: «leil. 302» is `h0302`. Undefined when no
 * word is long enough to look for.
 */
export function searchWords(text: string): string[] | undefined {
  const seen = withDwellingForms(composed(text).replace(DIRECTION_MARKS, ''));
  const bare = seen.replace(COMMA_BEHIND, '').replace(COUNTRY_BEFORE_CODE, '');
  const joined = bare.replace(CODE_BEFORE_NUMBER, '').replace(GROUPS_OF_PHONE, asOneNumber);
  const words = joined.trim().split(/\s+/).slice(0, MOST_WORDS);
  return words.some((word) => word.length >= SEARCH_WORD_MIN_LENGTH) ? words : undefined;
}

/** More than a number has are several, which are found by their groups too. */
function asOneNumber(groups: string): string {
  const digits = groups.replace(/\s+/g, '');
  return digits.length <= PHONE_DIGITS ? digits : groups;
}
