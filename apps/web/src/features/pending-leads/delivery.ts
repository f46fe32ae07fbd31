import type { LeadPayload } from '../../shared/lead/lead-payload';
import type { LeadHints, Refusal } from '../../shared/lead/submission';

/**
 * `accepted` needs a receipt, `refused` a final status. The rest is temporary: no network, a
 * proxy's page, a server error.
 */
export type Outcome = { kind: 'accepted'; leadId: string } | Refusal | Unreachable;

export interface Unreachable {
  kind: 'unreachable';
  retryAfterMs: number;
  /** The HTTP status, possibly of a proxy, or the reason for no answer. */
  status?: number | string;
}

/** Never throws. */
export type PostLead = (
  payload: LeadPayload,
  idempotencyKey: string,
  hints?: LeadHints,
) => Promise<Outcome>;
