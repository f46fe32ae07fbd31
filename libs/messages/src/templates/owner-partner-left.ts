import { oneLine, type Template } from '../letter.js';
import { takenTitle } from './lead-title.js';
import { ownAssignment } from './own-assignment.js';
import { paragraph } from './piece.js';
import { toOwner } from './to-owner.js';

/** Tells the owner that a partner who took the request has given it back, or that we have taken it from there. */
export const ownerPartnerLeft: Template = (notification, settings) => {
  const own = ownAssignment(notification);
  const { assignment, partner } = own;
  const name = oneLine(partner.name);
  const isTaken = assignment.state === 'withdrawn';
  const title = `${name.split(' ')[0]} ${isTaken ? 'tar ikke kontakt likevel' : 'kan likevel ikke'}`;
  const end = isTaken ? 'men vi har trukket oppdraget tilbake' : 'men angret kort etter';
  return toOwner(notification, settings, {
    subject: title,
    preheader: 'Opplysningene dine skal slettes der.',
    title,
    body: [
      paragraph`${name}, ${oneLine(partner.company)}, sa ja til ${takenTitle(notification.lead, own)}, ${end}. Du blir ikke kontaktet derfra.`,
      paragraph`Vi har bedt om at opplysningene dine blir slettet der. På siden ser du hvem andre som er spurt.`,
    ],
  });
};
