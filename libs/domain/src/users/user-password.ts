import { containsLetter } from '../core/text.js';

const COMMON_WORDS = [
  'passord password hemmelig secret velkommen welcome administrator admin logg inn login bruker user',
  'qwertyuiopå qwertyuiop qwertyui qwerty asdfghjkl asdfgh zxcvbnm zxcvbn qaz wsx edc rfv tgb yhn ujm',
  'abcdefghijkl abcdef abcd abc letmein iloveyou jegelskerdeg kjærlighet whatever trustno changeme',
  'sommer vinter høst vår summer winter spring autumn norge oslo bergen trondheim stavanger norway',
  'januar februar mars april mai juni juli august september oktober november desember',
  'mandag tirsdag onsdag torsdag fredag lørdag søndag monday friday sunday',
  'fotball football liverpool arsenal chelsea manchester united rosenborg brann baseball hockey',
  'superman batman starwars pokemon minecraft dragon monkey princess sunshine flower angel butterfly',
  'michael jordan charlie jessica ashley daniel jennifer thomas andrea robert nicole matthew',
  'master shadow hunter killer freedom computer internet samsung google facebook microsoft test demo',
  'boligstyling styling bolig hjem',
].flatMap((line) => line.split(' '));

const STANDS_FOR: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' },
  ...{ '@': 'a', $: 's', '!': 'i', '€': 'e' },
};

/** «aaaabbbbcccc» has three. */
const DIFFERENT_CHARACTERS = 5;

/**
 * Few different characters, or common words, also interleaved (1q2w3e4r5t6y) or with replacements
 * (P@ssw0rd1234).
 *
 * @param own further words that a stranger would try first
 */
function isGuessable(password: string, own: readonly string[]): boolean {
  const text = password.toLowerCase();
  const words = [...COMMON_WORDS, ...own]
    .flatMap((each) => each.toLowerCase().split(/[^\p{L}]/u))
    .filter((word) => word.length > 2)
    .sort((a, b) => b.length - a.length);
  const readings = [text, text.replaceAll(/[^\p{L}]/gu, '')];
  return (
    new Set(text).size < DIFFERENT_CHARACTERS ||
    readings.some((reading) => isBuiltFrom(reading, words))
  );
}

function isBuiltFrom(text: string, words: readonly string[]): boolean {
  const signs = [...text];
  const read = signs.map((sign) => STANDS_FOR[sign] ?? sign).join('');
  const without = (rest: string, word: string) =>
    rest.replaceAll(word, ' '.repeat([...word].length));
  const left = [...words.reduce(without, read)];
  return !signs.some((sign, at) => left[at] !== ' ' && containsLetter(sign));
}

/** Shorter ones are refused with the specification's message. */
export const NEW_PASSWORD_MIN_LENGTH = 6;

export const GOOD_PASSWORD_LENGTH = 12;

/** Keeps megabytes from the hash. */
export const PASSWORD_MAX_LENGTH = 200;

/**
 * In Norwegian; undefined: accepted.
 *
 * @param isPublished on a list of common passwords
 */
export function newPasswordError(password: string, isPublished: boolean): string | undefined {
  if (password.length < NEW_PASSWORD_MIN_LENGTH) {
    return `Nytt passord må være minst ${NEW_PASSWORD_MIN_LENGTH} tegn`;
  }
  if (password.length > PASSWORD_MAX_LENGTH) {
    return `Nytt passord kan ha høyst ${PASSWORD_MAX_LENGTH} tegn`;
  }
  return password.length < GOOD_PASSWORD_LENGTH || isPublished || isGuessable(password, [])
    ? `Velg minst ${GOOD_PASSWORD_LENGTH} tegn som er vanskelige å gjette`
    : undefined;
}

/** As {@link newPasswordError}. */
export function userPasswordError(
  password: string,
  isPublished: boolean,
  own: readonly string[],
): string | undefined {
  if (password.length < GOOD_PASSWORD_LENGTH) {
    return `Passordet må være minst ${GOOD_PASSWORD_LENGTH} tegn.`;
  }
  if (password.length > PASSWORD_MAX_LENGTH) {
    return `Passordet kan ha høyst ${PASSWORD_MAX_LENGTH} tegn.`;
  }
  return isPublished || isGuessable(password, own)
    ? 'Passordet er lett å gjette. Velg et annet.'
    : undefined;
}
