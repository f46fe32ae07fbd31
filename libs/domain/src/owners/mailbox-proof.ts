import { LEAD_KEYS, leadField, type LeadKey } from '../leads/lead-details.js';
import type { LeadField } from '../leads/lead-field.js';
import type { Lead } from '../leads/lead.js';
import { registeredPlace } from '../leads/registered-place.js';

const WRITTEN_KINDS: readonly LeadField['kind'][] = ['line', 'phone', 'text'];

const WRITTEN: readonly LeadKey[] = LEAD_KEYS.filter((key) =>
  WRITTEN_KINDS.includes(leadField(key).kind),
);

/**
 * Removes the sender's text for unproven mailboxes, because anybody can send a lead with a
 * stranger's address and use the text as an advertisement.
 */
export function withoutSendersWords(lead: Lead): Lead {
  const without = Object.fromEntries(WRITTEN.map((key) => [key, '']));
  return { ...lead, ...without, location: registeredPlace(lead) };
}
