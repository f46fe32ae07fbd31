import { LEAD_KEYS, leadField, type LeadKey } from '../leads/lead-details.js';
import type { LeadField } from '../leads/lead-field.js';
import type { Lead } from '../leads/lead.js';
import { registeredPlace } from '../leads/registered-place.js';

/** Field kinds whose text the sender chooses freely. */
const WRITTEN_KINDS: readonly LeadField['kind'][] = ['line', 'phone', 'text'];

/** Fields that the sender writes, without the e-mail address that the e-mail goes to. */
const WRITTEN: readonly LeadKey[] = LEAD_KEYS.filter((key) =>
  WRITTEN_KINDS.includes(leadField(key).kind),
);

/**
 * The lead without any text of its sender; the place is the registered one. An unproven mailbox
 * gets this, because anybody can send a lead with a stranger's address and use the text as an
 * advertisement.
 */
export function withoutSendersWords(lead: Lead): Lead {
  const without = Object.fromEntries(WRITTEN.map((key) => [key, '']));
  return { ...lead, ...without, location: registeredPlace(lead) };
}
