import type { ClaimedNotification } from '@boligstyling/application';
import { maySeek, numberInWords } from '@boligstyling/domain';

/**
 * Whether more may be asked, as far as this request says by itself: a letter tells nothing of another
 * one that it has joined.
 */
export const mayAskMore = ({ assignments, consents }: ClaimedNotification): boolean =>
  maySeek({ consents, assignments: assignments.map(({ assignment }) => assignment) });

/** «ingen», «én», … of those who have been asked, each once. */
export const askedInWords = ({ assignments }: ClaimedNotification): string =>
  numberInWords(new Set(assignments.map(({ partner }) => partner.id)).size);
