import type { FieldError, FormHints } from '@boligstyling/domain';
import type { LeadPayload } from './lead-payload';

/** The server said no, and would again. */
export interface Refusal {
  kind: 'refused';
  /** In Norwegian, as the server gave them. */
  reasons: readonly string[];
  /** The fields at fault, by wire name. */
  errors: readonly FieldError[];
}

/** Neither sent nor kept. */
export interface Unsent {
  kind: 'unsent';
  /** What the server answered, where one did that may answer otherwise later. */
  status?: unknown;
}

/**
 * What became of a pressed «send»: the server has the lead; it refused it; the browser keeps it
 * and sends it again; or it is neither sent nor kept.
 */
export type Submission =
  | { kind: 'accepted'; leadId: string }
  | Refusal
  | { kind: 'queued' }
  | Unsent;

/**
 * How the form was filled in, for telling programs from people, and of which version the texts were that
 * the owner agreed to: the page may have stood open, or the lead waited, since before the last change.
 */
export type LeadHints = FormHints & { consentVersion?: string };

/** @param hints what is told beside the answers */
export type SubmitLead = (payload: LeadPayload, hints?: LeadHints) => Promise<Submission>;
