import { type Assignment, hasContact } from './assignment.js';
import {
  type Consent,
  extraStylists,
  MAX_AGENTS,
  MAX_STYLISTS,
  type PartnerGroup,
} from '../leads/consent.js';

/**
 * True if more partners had contact details than the consents allow. Flagged to the administrator.
 */
export function hasTooManyReveals(
  assignments: readonly Assignment[],
  consents: readonly Consent[],
): boolean {
  const held = (partnerGroup: PartnerGroup) =>
    assignments.filter((it) => it.partnerGroup === partnerGroup && hasContact(it)).length;
  const counted = { stylist: held('stylist'), 'estate-agent': held('estate-agent') };
  return areTooMany(counted, consents);
}

export function areTooMany(
  held: Readonly<Record<PartnerGroup, number>>,
  consents: readonly Consent[],
): boolean {
  const stylists = MAX_STYLISTS + extraStylists(consents);
  return held.stylist > stylists || held['estate-agent'] > MAX_AGENTS;
}
