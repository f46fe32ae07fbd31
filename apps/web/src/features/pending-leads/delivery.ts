import type { LeadPayload } from '../../shared/lead/lead-payload';
import type { LeadHints, Refusal } from '../../shared/lead/submission';

/**
 * What an attempt came to. `accepted` takes a receipt, `refused` one of the few final statuses; all
 * else is `unreachable` and can pass: no network, an outdated key, a proxy's page, a server at fault.
 */
export type Outcome = { kind: 'accepted'; leadId: string } | Refusal | Unreachable;

export interface Unreachable {
  kind: 'unreachable';
  retryAfterMs: number;
  /** A number: what was answered, by whoever stands there. Else nothing was, for this reason. */
  status?: number | string;
}

/** One attempt at handing a lead to the server under its key. Never throws. */
export type PostLead = (payload: LeadPayload, key: string, hints?: LeadHints) => Promise<Outcome>;
