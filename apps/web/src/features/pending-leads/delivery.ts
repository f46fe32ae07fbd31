import type { LeadPayload } from '../../shared/lead/lead-payload';
import type { LeadHints, Refusal } from '../../shared/lead/submission';

/**
 * `accepted` needs a receipt, `refused` one of the few final statuses. Everything else is
 * `unreachable` and temporary: no network, an outdated key, a proxy's page, a server error.
 */
export type Outcome = { kind: 'accepted'; leadId: string } | Refusal | Unreachable;

export interface Unreachable {
  kind: 'unreachable';
  retryAfterMs: number;
  /** The HTTP status, possibly of a proxy, or the reason for no answer. */
  status?: number | string;
}

/** One attempt to submit a lead under its idempotency key. Never throws. */
export type PostLead = (payload: LeadPayload, key: string, hints?: LeadHints) => Promise<Outcome>;
