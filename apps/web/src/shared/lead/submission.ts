import type { FieldError, FormHints } from '@boligstyling/domain';
import type { LeadPayload } from './lead-payload';

/** The same lead would be refused again. */
export interface Refusal {
  kind: 'refused';
  reasons: readonly string[];
  errors: readonly FieldError[];
}

export interface Unsent {
  kind: 'unsent';
  status?: unknown;
}

export type Submission =
  | { kind: 'accepted'; leadId: string }
  | Refusal
  | { kind: 'queued' }
  | Unsent;

/** The page may be older than the current consent texts. */
export type LeadHints = FormHints & { consentVersion?: string };

export type SubmitLead = (payload: LeadPayload, hints?: LeadHints) => Promise<Submission>;
