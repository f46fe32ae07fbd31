import { READING } from '@boligstyling/domain';
import { CORRECTED_ELSEWHERE } from './corrected-elsewhere.js';

/**
 * Whether the `key` that has sent the lead may see who its owner is, as far as the key and the history
 * tell; what she has said decides the rest, by `mayBeNamedToSender`.
 */
export const SEES_OWNER = `key.id = lead.integrator_key_id and key.shows_contacts and not key.paused
  and '${READING}' = any(key.scopes) and not ${CORRECTED_ELSEWHERE}`;
