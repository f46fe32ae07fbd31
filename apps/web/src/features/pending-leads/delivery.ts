import type { FormHints } from '@boligstyling/domain';
import type { LeadPayload } from '../../shared/lead/lead-payload';
import type { Refusal } from '../../shared/lead/submission';

/** What an attempt came to. `unreachable` can pass: no network, no answer in time, 408, 429, 5xx. */
export type Outcome =
  { kind: 'accepted'; leadId: string } | Refusal | { kind: 'unreachable'; retryAfterMs: number };

/** One attempt at handing a lead to the server under its key. Never throws. */
export type PostLead = (payload: LeadPayload, key: string, hints?: FormHints) => Promise<Outcome>;
