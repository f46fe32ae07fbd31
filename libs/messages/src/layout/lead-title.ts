import type { PartnerAssignment } from '@boligstyling/application';
import { isAgentBeside, type Lead } from '@boligstyling/domain';
import { oneLine } from '../letter.js';
import { inPlace } from '../owner/owner-place.js';

/** What is asked for and where, for example «Fullstyling i Bergen», in the sender's words. Nothing of who asks. */
export function leadTitle({ serviceType, location }: Lead): string {
  const place = oneLine(location);
  return place ? `${serviceType} i ${place}` : serviceType;
}

/** The service and the registered place, as an owner reads them. */
export const ownersTitle = (lead: Lead): string => `${lead.serviceType}${inPlace(lead)}`;

/** What a partner has said yes to, in words to the owner: of an agent beside stylists it is not the styling. */
export function takenTitle(lead: Lead, { assignment }: PartnerAssignment): string {
  return isAgentBeside(assignment.recipient, lead) ? 'henvendelsen din' : ownersTitle(lead);
}
