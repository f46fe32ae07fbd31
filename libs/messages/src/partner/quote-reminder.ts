import { paragraph } from '../layout/piece.js';
import { ownerName, reachOwner } from '../layout/reach-owner.js';
import { toPartner } from '../layout/to-partner.js';
import type { Template } from '../email.js';
import { ownTitle } from './partner-link.js';
import { quoteButton } from './quote-button.js';

/** Two working days after an acceptance without a quote or a report. */
export const quoteReminder: Template = (notification, settings) => {
  const { lead } = notification;
  const title = ownTitle(notification);
  return toPartner(notification, settings, {
    subject: `Har du sendt tilbud? ${title}`,
    preheader: 'Eieren venter på en pris å sammenligne.',
    title: `${ownerName(lead) === 'eieren' ? 'Eieren' : ownerName(lead)} venter på et tilbud`,
    body: [
      paragraph`Du har tatt ${title}, og har verken sendt tilbud eller sagt fra hvordan det gikk. Eieren sammenligner dem som har sendt tilbud, og ser at ditt mangler.`,
      quoteButton(notification, settings, 'Skriv tilbudet'),
      paragraph`Har dere avtalt noe uten tilbud, sier du fra på siden din.`,
      reachOwner(lead),
    ],
  });
};
