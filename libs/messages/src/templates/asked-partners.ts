import type { ClaimedNotification } from '@boligstyling/application';
import { maySeek, numberInWords, waitingAsksAgain } from '@boligstyling/domain';

/**
 * Whether more may be asked, as far as this request says by itself: a letter tells nothing of another
 * one that it has joined.
 */
export const mayAskMore = (notification: ClaimedNotification): boolean =>
  maySeek(soFar(notification));

/** The same of some who were silent, who are asked once more when the owner waits. */
export const mayAskAgain = (notification: ClaimedNotification): boolean =>
  waitingAsksAgain(soFar(notification));

const soFar = ({ assignments, consents }: ClaimedNotification) => ({
  consents,
  assignments: assignments.map(({ assignment }) => assignment),
});

/** «ingen», «én», … of those who have been asked, each once. */
export const askedInWords = ({ assignments }: ClaimedNotification): string =>
  numberInWords(new Set(assignments.map(({ partner }) => partner.id)).size);
