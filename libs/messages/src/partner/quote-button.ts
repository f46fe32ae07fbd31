import { type ClaimedNotification, partnerLinkOpens } from '@boligstyling/application';
import { button, type Piece } from '../layout/piece.js';
import { type MailSettings, partnerPage, quotePage } from '../mail-settings.js';
import { ownAssignment } from './partner-link.js';

/** Links to the quote's form, or to the partner page once that link has expired. */
export function quoteButton(
  notification: ClaimedNotification,
  settings: MailSettings,
  words: string,
): Piece {
  const own = ownAssignment(notification);
  return partnerLinkOpens(own, notification.createdAt)
    ? button(quotePage(settings, own), words)
    : button(partnerPage(settings), 'Til siden din');
}
