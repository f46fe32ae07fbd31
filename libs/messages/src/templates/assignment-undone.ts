import type { ClaimedNotification } from '@boligstyling/application';
import type { Letter } from '../letter.js';
import type { MailSettings } from '../mail-settings.js';
import { ownTitle } from './own-assignment.js';
import { paragraph } from './piece.js';
import { toPartner } from './to-partner.js';

/** Asks a partner who took its yes back to forget what it has seen. */
export function assignmentUndone(
  notification: ClaimedNotification,
  settings: MailSettings,
): Letter {
  const title = ownTitle(notification);
  return toPartner(notification, settings, {
    subject: `Angret: ${title}`,
    preheader: 'Du betaler ikke for oppdraget.',
    title: 'Du har angret',
    body: [
      paragraph`Du tok ja-et til ${title} tilbake, og betaler ingenting. Eieren får vite at du ikke ringer.`,
      paragraph`Ikke ta kontakt med eieren, og slett navn, telefon, e-post og adresse der du har lagret dem.`,
    ],
  });
}
