import { UNSENT_DAYS } from '@boligstyling/domain';
import type { LeadPayload, LeadHints } from '../../shared/lead/submission';
import type { Unreachable } from './post-lead';

export type FinalOutcome = 'sent' | 'refused';

export interface PendingLead {
  idempotencyKey: string;
  payload: LeadPayload;
  hints?: LeadHints;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** In milliseconds; undefined before the first attempt. */
  triedAt?: number;
  attempts: number;
  retryAt: number;
  /** By the server's `Retry-After`. */
  notBefore: number;
  /** The network is not the cause. */
  isAnswered?: boolean;
  /** Tells other tabs the outcome, before the lead leaves the queue. */
  lastWord?: FinalOutcome;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Milliseconds since 1970. */
export const givenUpAt = ({ createdAt }: PendingLead): number => createdAt + UNSENT_DAYS * DAY_MS;

/** Nobody else sends the lead while the form waits (15 s at most). */
const FORM_WAITS_MS = 20_000;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

export const newPendingLead = (
  idempotencyKey: string,
  payload: LeadPayload,
  now: number,
  hints?: LeadHints,
): PendingLead => ({
  idempotencyKey,
  payload,
  ...(hints && { hints }),
  createdAt: now,
  attempts: 0,
  retryAt: now + FORM_WAITS_MS,
  notBefore: now,
});

/**
 * Up to a quarter of an hour, with 20 % jitter so that browsers do not return at once.
 *
 * @param chance 0–1
 */
export function postponed(
  lead: PendingLead,
  now: number,
  { retryAfterMs, status }: Unreachable,
  chance: number,
): PendingLead {
  const attempts = lead.attempts + 1;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  const notBefore = now + Math.min(retryAfterMs, DAY_MS);
  const retryAt = Math.max(now + pause * (1 + chance / 5), notBefore);
  const isAnswered = typeof status === 'number' && status >= 400;
  return { ...lead, triedAt: now, attempts, retryAt, notBefore, isAnswered };
}

/** After the clock was set back, the next attempt could be hours away. */
export function byThisClock(lead: PendingLead, now: number): PendingLead {
  const { createdAt, triedAt = createdAt } = lead;
  if (triedAt <= now) return lead;
  return {
    ...lead,
    createdAt: Math.min(createdAt, now),
    triedAt: now,
    retryAt: now,
    notBefore: now,
  };
}

export function parsePendingLeads(stored: string | null): readonly PendingLead[] {
  try {
    const leads: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(leads) ? leads.filter(isPendingLead) : [];
  } catch {
    return [];
  }
}

function isPendingLead(lead: Partial<PendingLead> | null): lead is PendingLead {
  return (
    typeof lead?.idempotencyKey === 'string' &&
    typeof lead.payload === 'object' &&
    [lead.createdAt, lead.attempts, lead.retryAt, lead.notBefore].every(Number.isFinite) &&
    Number.isFinite(lead.triedAt ?? lead.createdAt)
  );
}
