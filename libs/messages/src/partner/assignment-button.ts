import { type ClaimedNotification, partnerLinkOpens } from '@boligstyling/application';
import { answerPage, type MailSettings, partnerPage } from '../mail-settings.js';
import { ownAssignment } from './partner-link.js';
import { button, type Piece } from '../layout/piece.js';

/** Links to the assignment's page, or to the partner page once that link has expired. */
export function assignmentButton(
  notification: ClaimedNotification,
  settings: MailSettings,
  words: string,
): Piece {
  const own = ownAssignment(notification);
  return partnerLinkOpens(own, notification.createdAt)
    ? button(answerPage(settings, own), words, 'outlined')
    : button(partnerPage(settings), 'Til siden din', 'outlined');
}
