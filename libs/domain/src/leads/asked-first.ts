import type { PartnerGroup } from './consent.js';
import { VALUATION } from './lead-answers.js';
import type { LeadDetails } from './lead-details.js';

/** The kind of partner that the lead was sent to; consent may add another kind beside it. */
export function askedFirst({ serviceType }: Pick<LeadDetails, 'serviceType'>): PartnerGroup {
  return serviceType === VALUATION ? 'estate-agent' : 'stylist';
}

/**
 * True for an agent that a lead to stylists reached by extra consent; the owner's texts were
 * written to stylists.
 */
export function isAgentBeside(
  partnerGroup: PartnerGroup,
  lead: Pick<LeadDetails, 'serviceType'>,
): boolean {
  return partnerGroup === 'estate-agent' && askedFirst(lead) === 'stylist';
}
