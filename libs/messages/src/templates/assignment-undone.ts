import type { ClaimedNotification } from '@boligstyling/application';
import type { Letter } from '../letter.js';
import type { MailSettings } from '../mail-settings.js';
import { leadTitle } from './lead-title.js';
import { paragraph } from './piece.js';
import { toPartner } from './to-partner.js';

/** Asks a partner who took its yes back to forget what it has seen. */
export function assignmentUndone(
  notification: ClaimedNotification,
  settings: MailSettings,
): Letter {
  return toPartner(notification, settings, {
    subject: `Angret: ${leadTitle(notification.lead)}`,
    preheader: 'Du betaler ikke for oppdraget.',
    title: 'Du har angret',
    body: [
      paragraph`Du tok svaret ditt på ${leadTitle(notification.lead)} tilbake, og betaler ingenting.`,
      paragraph`Ikke ta kontakt med eieren, og slett opplysningene du har fått.`,
    ],
  });
}
