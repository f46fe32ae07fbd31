import { type ClaimedNotification, partnerLinkOpens } from '@boligstyling/application';
import { answerPage, type MailSettings, partnerPage } from '../mail-settings.js';
import { ownAssignment } from './own-assignment.js';
import { button, type Piece } from '../layout/piece.js';

/** Leads to the page of the assignment, or to the partner's own once the link to that opens no more. */
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
