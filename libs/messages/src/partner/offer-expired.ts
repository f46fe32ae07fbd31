import type { Template } from '../email.js';
import { askedDetails } from '../layout/asked-details.js';
import { ownAsked } from './partner-link.js';
import { paragraph } from '../layout/piece.js';
import { toPartner } from '../layout/to-partner.js';

/** Replaces a question or reminder that left after the deadline; nothing is due. */
export const offerExpired: Template = (notification, settings) => {
  const asked = ownAsked(notification);
  return toPartner(notification, settings, {
    subject: `Svarfristen er ute: ${asked.service}`,
    preheader: 'Du trenger ikke gjøre noe, og du betaler ingenting.',
    title: 'Svarfristen er ute',
    body: [
      paragraph`Denne e-posten kom ikke av sted før fristen for å svare på henvendelsen under var ute. Du trenger ikke gjøre noe, og du betaler ingenting.`,
      askedDetails(asked),
      paragraph`Vi spør deg igjen når det kommer noe nytt.`,
    ],
  });
};
