import type { ClaimedNotification } from '@boligstyling/application';
import { type Letter, mailbox, oneLine } from '../letter.js';
import type { MailSettings } from '../mail-settings.js';
import { greeting } from './greeting.js';
import { layout } from './layout.js';
import { leadTitle } from './lead-title.js';
import { ownAssignment } from './own-assignment.js';
import { mailLink, paragraph } from './piece.js';

/** Tells a partner not to get in touch with the owner any more. */
export function assignmentWithdrawn(
  notification: ClaimedNotification,
  settings: MailSettings,
): Letter {
  const { lead } = notification;
  const { partner } = ownAssignment(notification);
  const subject = `Trukket tilbake: ${leadTitle(lead)}`;
  return {
    to: mailbox(partner.name, partner.email),
    replyTo: mailbox(settings.wordmark, settings.contactEmail),
    subject,
    ...layout(settings, {
      subject,
      preheader: 'Du trenger ikke gjøre noe.',
      title: 'Oppdraget er trukket tilbake',
      body: [
        greeting(partner.name),
        paragraph`Oppdraget for ${oneLine(lead.customerName)}, ${leadTitle(lead)}, er trukket tilbake. Ikke ta kontakt med eieren om det, og slett opplysningene du har fått.`,
        paragraph`Du betaler ikke for oppdraget. Har du alt betalt, hører du fra oss.`,
      ],
      footer: [paragraph`Spørsmål? Skriv til ${mailLink(settings.contactEmail)}.`],
    }),
  };
}
