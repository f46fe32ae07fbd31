import { isHolder, isOwed } from '@boligstyling/domain';
import { oneLine, type Template } from '../letter.js';
import { ownAssignment, ownTitle } from './own-assignment.js';
import { paragraph } from './piece.js';
import { toPartner } from './to-partner.js';

/** Tells a partner that it is not to answer, or not to get in touch with the owner any more. */
export const assignmentWithdrawn: Template = (notification, settings) => {
  const { lead, ownSale } = notification;
  const title = ownTitle(notification);
  const { assignment } = ownAssignment(notification);
  const body = isHolder(assignment)
    ? [
        paragraph`Oppdraget for ${oneLine(lead.customerName)}, ${title}, er trukket tilbake. Ikke ta kontakt med eieren om det, og slett opplysningene du har fått.`,
        isOwed(assignment, ownSale)
          ? paragraph`Du har sagt fra hvordan det gikk, så du betaler som avtalt.`
          : paragraph`Du betaler ikke for oppdraget. Har du alt betalt, hører du fra oss.`,
      ]
    : [paragraph`Vi spør ikke lenger om ${title}. Du trenger ikke svare, og du betaler ingenting.`];
  return toPartner(notification, settings, {
    subject: `Trukket tilbake: ${title}`,
    preheader: 'Du trenger ikke gjøre noe.',
    title: 'Oppdraget er trukket tilbake',
    body,
  });
};
