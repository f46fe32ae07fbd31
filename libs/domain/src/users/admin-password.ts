import { isGuessable } from '../core/guessable-password.js';

/** Below this a new administrator password is refused with the words of the specification. */
export const NEW_PASSWORD_MIN_LENGTH = 6;

/** The least that any new password must have. */
export const GOOD_PASSWORD_LENGTH = 12;

/** Longer than any password manager makes; a limit keeps the hash from being fed megabytes. */
export const PASSWORD_MAX_LENGTH = 200;

/**
 * Why a text cannot become the administrator's password, in Norwegian; undefined if it can.
 *
 * @param isPublished whether it stands in a list of the passwords that most people have
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
