import type { FieldError, FormHints } from '@boligstyling/domain';
import type { LeadPayload } from './lead-payload';

/** Final: the same lead would be refused again. */
export interface Refusal {
  kind: 'refused';
  /** In Norwegian, from the server. */
  reasons: readonly string[];
  errors: readonly FieldError[];
}

/** Neither sent nor queued. */
export interface Unsent {
  kind: 'unsent';
  /** HTTP status of a temporary failure. */
  status?: unknown;
}

/** Result of a submission: accepted, refused, queued for a retry, or neither sent nor queued. */
export type Submission =
  | { kind: 'accepted'; leadId: string }
  | Refusal
  | { kind: 'queued' }
  | Unsent;

/**
 * Fill-in hints for bot detection, and the version of the consent texts shown, because the page may
 * be older than the current one.
 */
export type LeadHints = FormHints & { consentVersion?: string };

export type SubmitLead = (payload: LeadPayload, hints?: LeadHints) => Promise<Submission>;
