import type { ClaimedNotification } from '@boligstyling/application';
import { type Letter, oneLine } from '../letter.js';
import type { MailSettings } from '../mail-settings.js';
import { ownAssignment } from './own-assignment.js';
import { paragraph } from './piece.js';
import { toOwner } from './to-owner.js';

/** Tells the owner that a partner who took the request has given it back. */
export function ownerPartnerLeft(
  notification: ClaimedNotification,
  settings: MailSettings,
): Letter {
  const { partner } = ownAssignment(notification);
  return toOwner(notification, settings, {
    subject: 'En stylist har trukket seg',
    preheader: 'Vi spør andre.',
    title: 'En stylist har trukket seg',
    body: [
      paragraph`${oneLine(partner.name)} tok henvendelsen din, men kan likevel ikke. Opplysningene dine blir slettet der. Vi spør andre så lenge det er plass.`,
    ],
  });
}
