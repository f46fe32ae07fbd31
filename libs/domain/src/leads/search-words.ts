import { COUNTRY_CODE } from '../core/phone.js';
import { withDwellingForms } from '../places/dwelling.js';
import { composed } from '../core/text.js';

/** Shorter words occur in too many leads. */
export const SEARCH_WORD_MIN_LENGTH = 3;

export const SEARCH_MAX_LENGTH = 100;

const MOST_WORDS = 8;

/** Accented letters that are searched as their base. */
const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'áàâã', c: 'çćč', d: 'đð', e: 'éèêë', i: 'íìîï', l: 'ł', n: 'ñńŋ', o: 'óòôõ' },
  ...{ s: 'šś', t: 'ŧť', u: 'úùûü', y: 'ýÿ', z: 'žźż' },
};
const APOSTROPHES = '\u2018\u2019\u02bc\u00b4';
/** Of letters in two parts; those of å, ä and ö stay. */
const REMOVED_MARKS = '\u0300\u0301\u0302\u0303\u0327\u030c';
const OWN_CAPITALS = 'ÆØÅÄÖ';

const folds = Object.entries(ACCENTED).map(([base, accented]) => {
  const both = accented + accented.toUpperCase();
  return [both, base.repeat(both.length)] as const;
});

/**
 * For PostgreSQL's `translate`: signs without a counterpart are removed. Norwegian and Swedish
 * letters stay.
 */
export const SEARCH_FOLDS: readonly [from: string, to: string] = [
  OWN_CAPITALS + folds.map(([from]) => from).join('') + APOSTROPHES + REMOVED_MARKS,
  OWN_CAPITALS.toLowerCase() + folds.map(([, to]) => to).join('') + "'".repeat(APOSTROPHES.length),
];
const FOLDED = new Map([...SEARCH_FOLDS[0]].map((sign, at) => [sign, SEARCH_FOLDS[1][at] ?? '']));

export function searchForm(text: string): string {
  return [...text]
    .map((sign) => FOLDED.get(sign) ?? sign)
    .join('')
    .toLowerCase();
}

const DIRECTION_MARKS = /\p{Bidi_Control}/gu;
/** As mail programs copy them. */
const BRACKETS = /[<>"«»\u201c\u201d]/g;
const BEFORE_ADDRESS = /(?<!\S)mailto:/gi;

const PHONE_DIGITS = 8;
const BEFORE_PHONE =
  /(?<!\S)(?:tel|tlf|telefon|mob|mobil)(?:[.:]{1,2}\s*(?=[(+\d])|\s+(?=(?:\D{0,3}\d){8}))/gi;
const CODE_BEFORE_NUMBER = new RegExp(
  String.raw`(?<!\S)\(?(?:${COUNTRY_CODE}|00\s47)\)?[\s.\p{Pd}]*(?:\(0\)\s*)?(?=\d)`,
  'gu',
);
/** Norway's code without a sign, as exchanges write it. */
const BARE_NUMBER = /^47\d{8}$/;
const BARE_CODE = /(?<!\S)47[\s.\p{Pd}]?(?=\d(?:[.\p{Pd}]?\d){7}(?!\S))/gu;
const BRACKETED_DIGITS = /\((\d+)\)/g;
/** «NO-0368» is the postal code 0368. */
const COUNTRY_BEFORE_CODE = /(?<!\S)NO?-(?=\d{4}(?!\d))/gi;
/** «Kirkevn.» keeps its point. */
const POINT_BEHIND = /(?:[,;]|(?<=\d)\.)(?=\s|$)/g;
/** A one-digit house number and a postal code are no phone number. */
const GROUPS_OF_PHONE = /(?<!\S)\d{2,3}(?:\s+\d{2,3})+(?!\S)/g;
/** All eight digits, because «10-12» is two house numbers. */
const DIVIDED_PHONE = /(?<!\S)(?=(?:\D?\d){8}(?!\S))\d{2,3}(?:[.\p{Pd}]\d{2,3})+/gu;

/**
 * Every word must match. Digits of a possible phone number are joined without country code,
 * brackets and quotes are left out, and «leil. 302» becomes the stored `h0302`.
 *
 * @returns undefined if no word is long enough
 */
export function searchWords(text: string): string[] | undefined {
  const plain = composed(text).replace(DIRECTION_MARKS, '').replace(BRACKETS, ' ');
  const seen = withDwellingForms(plain.replace(BEFORE_ADDRESS, ''));
  const bare = seen.replace(POINT_BEHIND, '').replace(COUNTRY_BEFORE_CODE, '');
  const joined = bare
    .replace(BEFORE_PHONE, '')
    .replace(CODE_BEFORE_NUMBER, '')
    .replace(BRACKETED_DIGITS, '$1')
    .replace(BARE_CODE, '')
    .replace(DIVIDED_PHONE, (number) => number.replace(/\D/g, ''))
    .replace(GROUPS_OF_PHONE, asOneNumber)
    .replace(BARE_CODE, '');
  const words = joined.trim().split(/\s+/).slice(0, MOST_WORDS);
  return words.some((word) => word.length >= SEARCH_WORD_MIN_LENGTH) ? words : undefined;
}

/** Digits that are too many for one telephone number are several numbers, so the groups stay. */
function asOneNumber(groups: string): string {
  const digits = groups.replace(/\s/g, '');
  const isOne = digits.length <= PHONE_DIGITS || BARE_NUMBER.test(digits);
  return isOne ? digits : groups;
}
