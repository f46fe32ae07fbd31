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
 * Whether guessers come to a password soon: it has few different characters, or is made of common
 * words.
 *
 * @param own words that a stranger would try first, too
 */
export function isGuessable(password: string, own: readonly string[]): boolean {
  return (
    new Set(password.toLowerCase()).size < DIFFERENT_CHARACTERS ||
    isBuiltFrom(password, [...COMMON_WORDS, ...own])
  );
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
