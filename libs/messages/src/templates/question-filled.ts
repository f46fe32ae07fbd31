import { ownAssignment, ownTitle } from './own-assignment.js';
import { paragraph } from './piece.js';
import type { Template } from '../letter.js';
import { toPartner } from './to-partner.js';

/** Tells a partner that others have taken every place; it owes nothing. */
export const questionFilled: Template = (notification, settings) => {
  const title = ownTitle(notification);
  const isAgent = ownAssignment(notification).assignment.recipient === 'estate-agent';
  return toPartner(notification, settings, {
    subject: `Tatt av andre: ${title}`,
    preheader: 'Du trenger ikke svare, og du betaler ingenting.',
    title: 'Oppdraget er tatt',
    body: [
      paragraph`${isAgent ? 'En annen' : 'Andre'} svarte ja før deg på ${title}. Du trenger ikke svare, og du betaler ingenting.`,
      paragraph`Vi spør deg igjen når det kommer noe nytt.`,
    ],
  });
};
