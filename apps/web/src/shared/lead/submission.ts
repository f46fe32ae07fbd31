import type { FieldError, FormHints, FRONT_PAGE, SentLead } from '@boligstyling/domain';
import type { Landing } from '../landing/landing';

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

export type LeadPayload = SentLead;

export type LeadSource = typeof FRONT_PAGE | 'city_page' | 'articles_page' | 'embedded_form';

export type LeadOrigin = Landing & { source: LeadSource };
