import type { PartnerAssignment } from '@boligstyling/application';
import { type Lead, VALUATION } from '@boligstyling/domain';
import { oneLine } from '../letter.js';

/** What is asked for and where, for example «Fullstyling i Bergen». Nothing of who asks. */
export function leadTitle({ serviceType, location }: Lead): string {
  const place = oneLine(location);
  return place ? `${serviceType} i ${place}` : serviceType;
}

/** What a partner has said yes to, in words to the owner: of an agent beside stylists it is not the styling. */
export function takenTitle(lead: Lead, { assignment }: PartnerAssignment): string {
  const isBeside = assignment.recipient === 'estate-agent' && lead.serviceType !== VALUATION;
  return isBeside ? 'henvendelsen din' : leadTitle(lead);
}
