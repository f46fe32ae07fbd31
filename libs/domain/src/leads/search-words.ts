import { COUNTRY_CODE } from '../core/phone.js';
import { withDwellingForms } from '../places/dwelling.js';
import { composed } from '../core/text.js';

/** Shorter words occur in too many leads to be looked up quickly. */
export const SEARCH_WORD_MIN_LENGTH = 3;

export const SEARCH_MAX_LENGTH = 100;

const MOST_WORDS = 8;

const DIRECTION_MARKS = /\p{Bidi_Control}/gu;
const PHONE_DIGITS = 8;
const CODE_BEFORE_NUMBER = new RegExp(`(?<!\\S)${COUNTRY_CODE}\\s*(?=\\d)`, 'g');
/** «NO-0368» is the postal code 0368. */
const COUNTRY_BEFORE_CODE = /(?<!\S)NO?-(?=\d{4}(?!\d))/gi;
const COMMA_BEHIND = /[,;](?=\s|$)/g;
/** A one-digit house number and a postal code are no phone number. */
const GROUPS_OF_PHONE = /(?<!\S)\d{2,3}(?:\s+\d{2,3})+(?!\S)/g;

/**
 * Normalises a query; every word must match. Groups of digits that can be a phone number become one
 * («40 00 00 00»), without country code and invisible direction marks, as numbers are stored.
 * Letters are composed, and «leil. 302» becomes the stored form `h0302`.
 *
 * @returns undefined if no word is long enough
 */
export function searchWords(text: string): string[] | undefined {
  const seen = withDwellingForms(composed(text).replace(DIRECTION_MARKS, ''));
  const bare = seen.replace(COMMA_BEHIND, '').replace(COUNTRY_BEFORE_CODE, '');
  const joined = bare.replace(CODE_BEFORE_NUMBER, '').replace(GROUPS_OF_PHONE, asOneNumber);
  const words = joined.trim().split(/\s+/).slice(0, MOST_WORDS);
  return words.some((word) => word.length >= SEARCH_WORD_MIN_LENGTH) ? words : undefined;
}

/** A run too long for one number is several, so the groups stay too. */
function asOneNumber(groups: string): string {
  const digits = groups.replace(/\s+/g, '');
  return digits.length <= PHONE_DIGITS ? digits : groups;
}
