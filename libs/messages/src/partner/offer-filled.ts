import type { Template } from '../email.js';
import { askedDetails } from '../layout/asked-details.js';
import { ownAsked, ownAssignment } from './partner-link.js';
import { paragraph } from '../layout/piece.js';
import { toPartner } from '../layout/to-partner.js';

/** Tells a partner that others have taken every place; nothing is due. */
export const offerFilled: Template = (notification, settings) => {
  const asked = ownAsked(notification);
  const isAgent = ownAssignment(notification).assignment.partnerGroup === 'estate-agent';
  return toPartner(notification, settings, {
    subject: `Tatt av andre: ${asked.service}`,
    preheader: 'Du trenger ikke svare, og du betaler ingenting.',
    title: 'Oppdraget er tatt',
    body: [
      paragraph`${isAgent ? 'En annen' : 'Andre'} svarte ja før deg på henvendelsen under. Du trenger ikke svare, og du betaler ingenting.`,
      askedDetails(asked),
      paragraph`Vi spør deg igjen når det kommer noe nytt.`,
    ],
  });
};
