import { isGuessable } from '../core/guessable-password.js';

/** Shorter new administrator passwords are refused with the specification's message. */
export const NEW_PASSWORD_MIN_LENGTH = 6;

/** Minimum length of any new password. */
export const GOOD_PASSWORD_LENGTH = 12;

/** Longer than any password manager makes; the limit keeps megabytes from the hash. */
export const PASSWORD_MAX_LENGTH = 200;

/**
 * Reason against a new administrator password, in Norwegian; undefined: accepted.
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
