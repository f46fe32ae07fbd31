import type { ClaimedNotification } from '@boligstyling/application';
import { type Letter, mailbox, oneLine } from '../letter.js';
import { answerPage, type MailSettings } from '../mail-settings.js';
import { detailList } from './detail-list.js';
import { greeting } from './greeting.js';
import { layout } from './layout.js';
import { leadDetails } from './lead-details.js';
import { leadTitle } from './lead-title.js';
import { ownAssignment } from './own-assignment.js';
import { button, heading, mailLink, paragraph } from './piece.js';

/** Passes a lead on to a partner. An answer to the letter goes straight to the owner. */
export function partnerAssignment(
  notification: ClaimedNotification,
  settings: MailSettings,
): Letter {
  const { lead } = notification;
  const { assignment, partner } = ownAssignment(notification);
  const title = leadTitle(lead);
  const subject = `Nytt oppdrag: ${title}`;
  const owner = oneLine(lead.customerName);
  return {
    to: mailbox(partner.name, partner.email),
    replyTo: mailbox(owner, lead.customerEmail),
    subject,
    ...layout(settings, {
      subject,
      preheader: 'En boligeier venter på at du tar kontakt.',
      title,
      body: [
        greeting(partner.name),
        paragraph`${owner} ønsker tilbud. Ta kontakt på telefon, SMS eller e-post, helst innen 1–2 virkedager. Svar på denne e-posten for å skrive til eieren.`,
        detailList(leadDetails(lead, 'partner').filter(({ value }) => value !== '')),
        button(answerPage(settings, assignment), 'Svar på oppdraget'),
        heading('Passer det ikke?'),
        paragraph`Si fra på samme side, så går henvendelsen videre til en annen og du betaler ikke for den. Der kan du også ta pause eller endre hvor mange oppdrag du vil ha i uken.`,
        paragraph`Opplysningene er bare til bruk i dette oppdraget. Slett dem når du ikke trenger dem lenger.`,
      ],
      footer: [
        paragraph`Du får denne e-posten fordi du er partner i ${settings.wordmark}. Spørsmål? Skriv til ${mailLink(settings.contactEmail)}.`,
      ],
    }),
  };
}
