import { GOOD_PASSWORD_LENGTH, PASSWORD_MAX_LENGTH } from './admin-password.js';
import { isGuessable } from '../core/guessable-password.js';

/**
 * Reason against a new user password, in Norwegian; undefined: accepted.
 *
 * @param isPublished on a list of common passwords
 * @param own words that a stranger would try first: the user's name and address, the product's name
 */
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
