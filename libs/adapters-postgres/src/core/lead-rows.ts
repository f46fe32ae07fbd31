import { LEAD_KEYS, type Consent, READ_LEADS_SCOPE } from '@boligstyling/domain';
import { columnOf } from './row-fields.js';

export type StoredConsent = Omit<Consent, 'at'> & { at: string };

export const toConsents = (stored: readonly StoredConsent[]): readonly Consent[] =>
  stored.map(({ at, ...consent }) => ({ ...consent, at: new Date(at) }));

/**
 * The owner corrected the lead on the page of another lead. The correction is hidden from this lead's
 * integrator, which may have sent the lead without the owner's knowledge.
 */
export const CORRECTED_ELSEWHERE = `exists (
  select from lead_event
  where lead_id = lead.id and kind = 'corrected' and detail ->> 'page' = 'other')`;

/**
 * Empty where the owner corrected it elsewhere. Integrators without access to the contact details
 * see it too.
 */
export const PLACE_FOR_INTEGRATOR = `case when exists (
  select from lead_event
  where lead_id = lead.id and kind = 'corrected' and detail ->> 'page' = 'other'
    and 'location' = any(string_to_array(detail ->> 'fields', ', '))) then '' else lead.location end`;

/**
 * The lead's `key` may see its owner; the consents decide the rest, by `mayBeNamedToIntegrator`.
 */
export const SEES_OWNER = `key.id = lead.integrator_key_id and key.shows_contacts and not key.paused
  and '${READ_LEADS_SCOPE}' = any(key.scopes) and not ${CORRECTED_ELSEWHERE}`;

export const LEAD_COLUMNS = [
  'id, received_at as "receivedAt", status, suspicion, test_until as "testUntil"',
  'municipality, municipality_found_by as "municipalityFoundBy"',
  'email_changed_at as "emailChangedAt", mailbox_proven_at as "mailboxProvenAt"',
  ...LEAD_KEYS.map((key) => `${columnOf(key)} as "${key}"`),
].join(', ');
