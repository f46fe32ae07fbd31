import { ownAssignment, ownTitle } from './partner-link.js';
import { offerPieces, untilWhen } from './offer-pieces.js';
import type { Template } from '../email.js';
import { toPartner } from '../layout/to-partner.js';

/** Asks a partner to take a job, without naming the owner. */
export const partnerOffer: Template = (notification, settings) => {
  const { assignment } = ownAssignment(notification);
  const title = ownTitle(notification);
  return toPartner(notification, settings, {
    subject: `${title}. Svar innen ${untilWhen(assignment)}`,
    preheader: 'Svarer du ikke, går den videre, og du betaler ingenting.',
    title,
    ...offerPieces(notification, settings),
  });
};
