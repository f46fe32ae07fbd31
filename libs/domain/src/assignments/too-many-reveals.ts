import { type Assignment, hasContact } from './assignment.js';
import {
  type Consent,
  extraStylists,
  MAX_AGENTS,
  MAX_STYLISTS,
  type Recipient,
} from '../leads/consent.js';

/**
 * Whether more have held the owner's contact details than three stylists, those the owner has asked
 * for besides, and one agent. So it could be before partners were asked first; those requests are
 * shown to the administrator.
 */
export function hasTooManyReveals(
  assignments: readonly Assignment[],
  consents: readonly Consent[],
): boolean {
  const held = (recipient: Recipient) =>
    assignments.filter((it) => it.recipient === recipient && hasContact(it)).length;
  const counted = { stylist: held('stylist'), 'estate-agent': held('estate-agent') };
  return areTooMany(counted, consents);
}

/** The same of how many of each kind have held them. */
export function areTooMany(
  held: Readonly<Record<Recipient, number>>,
  consents: readonly Consent[],
): boolean {
  const stylists = MAX_STYLISTS + extraStylists(consents);
  return held.stylist > stylists || held['estate-agent'] > MAX_AGENTS;
}
