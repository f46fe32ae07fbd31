import { PASSWORD_MAX_LENGTH } from './admin-password.js';

/** The least a named person's password must have. */
export const PERSON_PASSWORD_MIN_LENGTH = 12;

/** What many build theirs from, and guessers therefore try first. */
const COMMON_WORDS = [
  ...[
    'passord',
    'password',
    'hemmelig',
    'secret',
    'velkommen',
    'welcome',
    'administrator',
    'admin',
  ],
  ...['qwertyuiopå', 'qwertyuiop', 'qwerty', 'asdfghjkl', 'zxcvbnm', 'abcdef', 'abc'],
  ...['sommer', 'vinter', 'høst', 'vår', 'norge', 'oslo', 'bergen', 'fotball', 'letmein'],
  ...['kjærlighet', 'iloveyou', 'jegelskerdeg', 'logg', 'inn', 'login', 'boligstyling', 'styling'],
];

/** «aaaabbbbcccc» has three. */
const DIFFERENT_CHARACTERS = 5;

/**
 * Why a text cannot become a person's password, in Norwegian; undefined if it can.
 *
 * @param own words that a stranger would try first: the person's name and address, the product's name
 */
export function personPasswordError(password: string, own: readonly string[]): string | undefined {
  if (password.length < PERSON_PASSWORD_MIN_LENGTH) {
    return `Passordet må være minst ${PERSON_PASSWORD_MIN_LENGTH} tegn.`;
  }
  if (password.length > PASSWORD_MAX_LENGTH) {
    return `Passordet kan ha høyst ${PASSWORD_MAX_LENGTH} tegn.`;
  }
  const isGuessable =
    new Set(password.toLowerCase()).size < DIFFERENT_CHARACTERS ||
    isBuiltFrom(password, [...COMMON_WORDS, ...own]);
  return isGuessable ? 'Passordet er lett å gjette. Velg et annet.' : undefined;
}

/** Whether nothing but digits and signs is left when the words are taken out. */
function isBuiltFrom(password: string, texts: readonly string[]): boolean {
  const words = texts
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u))
    .filter((word) => word.length > 2)
    .sort((a, b) => b.length - a.length);
  const left = words.reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase());
  return !/\p{L}/u.test(left);
}
