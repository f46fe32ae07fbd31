import { ownAssignment, ownTitle } from './partner-link.js';
import { offerPieces, untilWhen } from './offer-pieces.js';
import type { Template } from '../email.js';
import { toPartner } from '../layout/to-partner.js';

export const partnerReminder: Template = (notification, settings) => {
  const { assignment } = ownAssignment(notification);
  const title = ownTitle(notification);
  return toPartner(notification, settings, {
    subject: `Påminnelse: ${title}. Svar innen ${untilWhen(assignment)}`,
    preheader: 'Halve svarfristen er gått.',
    title: `${title} venter på svar`,
    ...offerPieces(notification, settings),
  });
};
