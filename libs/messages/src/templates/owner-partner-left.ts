import { oneLine, type Template } from '../letter.js';
import { takenTitle } from './lead-title.js';
import { ownAssignment } from './own-assignment.js';
import { paragraph } from './piece.js';
import { toOwner } from './to-owner.js';

/** Tells the owner that a partner who took the request has given it back. */
export const ownerPartnerLeft: Template = (notification, settings) => {
  const own = ownAssignment(notification);
  const { partner } = own;
  const name = oneLine(partner.name);
  const title = `${name.split(' ')[0]} kan likevel ikke`;
  return toOwner(notification, settings, {
    subject: title,
    preheader: 'Opplysningene dine skal slettes der.',
    title,
    body: [
      paragraph`${name}, ${oneLine(partner.company)}, sa ja til ${takenTitle(notification.lead, own)}, men angret kort etter. Du blir ikke kontaktet derfra.`,
      paragraph`Vi har bedt om at opplysningene dine blir slettet der. På siden ser du hvem andre som er spurt.`,
    ],
  });
};
