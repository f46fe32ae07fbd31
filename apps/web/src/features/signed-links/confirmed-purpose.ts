import { CONFIRMED_PURPOSES, type ConfirmedPurpose } from '@boligstyling/domain';

/** What a link from an e-mail asks the owner to confirm; undefined when it leads to the request. */
export function purposeOf(token: string): ConfirmedPurpose | undefined {
  return CONFIRMED_PURPOSES.find((purpose) => token.startsWith(`${purpose}.`));
}

/** Whether a link asks about a later request, «Er dette deg?». */
export const isAboutLater = (token: string): boolean => token.startsWith('is-it-you.');
