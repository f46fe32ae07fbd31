import { type Lead, registeredPlace, isExtraAgent } from '@boligstyling/domain';
import type { PartnerAssignment } from '@boligstyling/application';
import { oneLine } from '../email.js';

/** « i Bergen», the registered place; empty if unknown. */
export function inPlace(lead: Lead): string {
  const place = registeredPlace(lead);
  return place ? ` i ${place}` : '';
}

/** «Fullstyling i Bergen», in the sender's words, without the owner. */
export function leadTitle({ serviceType, location }: Lead): string {
  const place = oneLine(location);
  return place ? `${serviceType} i ${place}` : serviceType;
}

/** «fullstyling i Bergen», within a sentence. */
export const inText = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

export const ownersTitle = (lead: Lead): string => `${lead.serviceType}${inPlace(lead)}`;

/** Names no styling when the partner is an agent beside stylists. */
export function acceptedTitle(lead: Lead, { assignment }: PartnerAssignment): string {
  return isExtraAgent(assignment.partnerGroup, lead) ? 'henvendelsen din' : ownersTitle(lead);
}
