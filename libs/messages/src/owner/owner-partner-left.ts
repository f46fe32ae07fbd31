import type { ClaimedNotification, PartnerAssignment } from '@boligstyling/application';
import { isGranted } from '@boligstyling/domain';
import { oneLine, type Template } from '../email.js';
import { isUsedUp, mayShowMore } from '../layout/asked-partners.js';
import { acceptedTitle } from '../layout/lead-title.js';
import { ownAssignment } from '../partner/partner-link.js';
import { paragraph } from '../layout/piece.js';
import { toOwner } from '../layout/to-owner.js';

/**
 * Tells the owner that a partner gave the lead back, or that we removed it, and if nobody is left.
 */
export const ownerPartnerLeft: Template = (notification, settings) => {
  const own = ownAssignment(notification);
  const { assignment, partner } = own;
  const name = oneLine(partner.name);
  const isTaken = assignment.state === 'withdrawn';
  const title = `${name.split(' ')[0]} ${isTaken ? 'tar ikke kontakt likevel' : 'kan likevel ikke'}`;
  const isOther = (each: PartnerAssignment) => each.assignment.partnerId !== assignment.partnerId;
  const others = notification.assignments.some(isOther)
    ? ' På siden ser du hvem andre som er spurt.'
    : '';
  const end = isTaken ? 'men vi har trukket oppdraget tilbake' : 'men angret kort etter';
  return toOwner(notification, settings, {
    subject: title,
    preheader: 'Opplysningene dine skal slettes der.',
    title,
    body: [
      paragraph`${name}, ${oneLine(partner.company)}, sa ja til ${acceptedTitle(notification.lead, own)}, ${end}. Du blir ikke kontaktet derfra.`,
      paragraph`Vi har bedt om at opplysningene dine blir slettet der.${isUsedUp(notification) ? whatIsLeft(notification) : others}`,
    ],
  });
};

/**
 * A former partner with contact keeps its place, so nobody else is asked unless the owner wants one
 * more. It covers this lead alone: a merged one may still have a partner.
 */
function whatIsLeft(notification: ClaimedNotification): string {
  const over = isGranted(notification.consents, 'stylist')
    ? 'Alle plassene er brukt, så vi spør ikke flere av oss selv.'
    : 'Én megler har hatt opplysningene dine, så vi spør ingen flere.';
  const choice = mayShowMore(notification) ? ' Vil du høre fra en til, sier du fra på siden.' : '';
  return ` Ingen har denne henvendelsen nå. ${over} Det er vi lei for.${choice}`;
}
