import type { PartnerAssignment } from '@boligstyling/application';
import { isAgentBeside, type Lead } from '@boligstyling/domain';
import { oneLine } from '../email.js';
import { inPlace } from '../owner/owner-place.js';

/**
 * Service and place in the sender's words, for example «Fullstyling i Bergen», without the owner.
 */
export function leadTitle({ serviceType, location }: Lead): string {
  const place = oneLine(location);
  return place ? `${serviceType} i ${place}` : serviceType;
}

/** The service and the registered place, for the owner. */
export const ownersTitle = (lead: Lead): string => `${lead.serviceType}${inPlace(lead)}`;

/** The accepted job in words to the owner: for an agent beside stylists it is not the styling. */
export function acceptedTitle(lead: Lead, { assignment }: PartnerAssignment): string {
  return isAgentBeside(assignment.partnerGroup, lead) ? 'henvendelsen din' : ownersTitle(lead);
}
