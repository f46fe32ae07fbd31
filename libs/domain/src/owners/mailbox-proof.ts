import { LEAD_KEYS, leadField, type LeadKey } from '../leads/lead-details.js';
import type { LeadField } from '../leads/lead-field.js';
import type { Lead } from '../leads/lead.js';
import { registeredPlace } from '../leads/registered-place.js';

/** Kinds of fields whose text the sender chooses freely. */
const WRITTEN_KINDS: readonly LeadField['kind'][] = ['line', 'phone', 'text'];

/** Fields that the sender writes. The e-mail address is left out because the letter goes there. */
const WRITTEN: readonly LeadKey[] = LEAD_KEYS.filter((key) =>
  WRITTEN_KINDS.includes(leadField(key).kind),
);

/**
 * The lead without a word of its sender: its place is the registered one. A letter to a mailbox that nobody has proven shows this:
 * anybody can send a lead with a stranger's address, and the words would be an advertisement.
 */
export function withoutSendersWords(lead: Lead): Lead {
  const without = Object.fromEntries(WRITTEN.map((key) => [key, '']));
  return { ...lead, ...without, location: registeredPlace(lead) };
}
