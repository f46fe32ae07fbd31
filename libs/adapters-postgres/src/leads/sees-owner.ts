import { READING } from '@boligstyling/domain';
import { CORRECTED_ELSEWHERE } from './corrected-elsewhere.js';

/**
 * SQL condition for the lead's `key` to see its owner. The owner's consents decide the rest, by
 * `mayBeNamedToIntegrator`.
 */
export const SEES_OWNER = `key.id = lead.integrator_key_id and key.shows_contacts and not key.paused
  and '${READING}' = any(key.scopes) and not ${CORRECTED_ELSEWHERE}`;
