import { LEAD_KEYS, leadField, type LeadKey } from '../leads/lead-fields.js';
import type { LeadField } from '../leads/lead-field.js';
import { type Lead, registeredPlace } from '../leads/lead.js';

const WRITTEN_KINDS: readonly LeadField['kind'][] = ['line', 'phone', 'text'];

const WRITTEN: readonly LeadKey[] = LEAD_KEYS.filter((key) =>
  WRITTEN_KINDS.includes(leadField(key).kind),
);

/** Anybody can send a lead with a stranger's address and an advertisement. */
export function withoutOwnersTexts(lead: Lead): Lead {
  const without = Object.fromEntries(WRITTEN.map((key) => [key, '']));
  return { ...lead, ...without, location: registeredPlace(lead) };
}

/** These need a confirmation from the mailbox, because others may have seen the lead's link. */
export const CONFIRMED_PURPOSES = ['download', 'erase', 'new-email'] as const;
export type ConfirmedPurpose = (typeof CONFIRMED_PURPOSES)[number];

export const CONFIRMATION_MINUTES = 30;

/** Per lead, for all purposes. */
export const CONFIRMATIONS_A_DAY = 5;

/** Re-sent page links per lead. */
export const LINKS_A_DAY = 3;

export const LINKS_AT_A_TIME = 3;

/** Across leads and spellings. */
export const LINKS_TO_MAILBOX_A_DAY = 9;

export interface OwnerConfirmation {
  readonly purpose: ConfirmedPurpose;
  readonly expiresAt: Date;
  readonly newEmail: string | null;
}
