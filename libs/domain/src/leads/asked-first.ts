import type { Recipient } from './consent.js';
import { VALUATION } from './lead-answers.js';
import type { LeadDetails } from './lead-details.js';

/** Whom a request was sent to first; who else is asked by its owner's yes is beside them. */
export function askedFirst({ serviceType }: Pick<LeadDetails, 'serviceType'>): Recipient {
  return serviceType === VALUATION ? 'estate-agent' : 'stylist';
}

/** Whether it is an agent whom a request was not sent to first: what its owner wrote, she wrote to stylists. */
export function isAgentBeside(
  recipient: Recipient,
  lead: Pick<LeadDetails, 'serviceType'>,
): boolean {
  return recipient === 'estate-agent' && askedFirst(lead) === 'stylist';
}
