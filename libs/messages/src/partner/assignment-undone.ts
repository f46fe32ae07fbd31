import { askedDetails } from '../layout/asked-details.js';
import { ownAsked, ownTitle } from './partner-link.js';
import { paragraph } from '../layout/piece.js';
import type { Template } from '../email.js';
import { toPartner } from '../layout/to-partner.js';

export const assignmentUndone: Template = (notification, settings) => {
  const title = ownTitle(notification);
  return toPartner(notification, settings, {
    subject: `Angret: ${title}`,
    preheader: 'Du betaler ikke for oppdraget.',
    title: 'Du har angret',
    body: [
      paragraph`Du tok ja-et til ${title} tilbake, og betaler ingenting. Eieren får vite at du ikke ringer.`,
      paragraph`Ikke ta kontakt med eieren, og slett navn, telefon, e-post og adresse der du har lagret dem.`,
      askedDetails(ownAsked(notification)),
    ],
  });
};
