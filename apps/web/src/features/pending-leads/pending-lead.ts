import { UNSENT_DAYS } from '@boligstyling/domain';
import type { LeadPayload } from '../../shared/lead/lead-payload';
import type { LeadHints } from '../../shared/lead/submission';
import type { Unreachable } from './delivery';

/** The server's final answer on a queued lead. */
export type LastWord = 'sent' | 'refused';

/** A queued lead. The server stores it once per idempotency key. */
export interface PendingLead {
  key: string;
  payload: LeadPayload;
  hints?: LeadHints;
  /** Times are milliseconds since 1970. */
  createdAt: number;
  /** Time of the last attempt, or of creation; base of the next two. */
  triedAt?: number;
  attempts: number;
  /** Next attempt by the browser's back-off. */
  retryAt: number;
  /** Earliest attempt that the server allows (`Retry-After`). */
  notBefore: number;
  /** The server answered without accepting, so the network is not the cause. */
  isAnswered?: boolean;
  /** Set only while leaving the queue, for other tabs. */
  lastWord?: LastWord;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Expiry in milliseconds since 1970. */
export const givenUpAt = ({ createdAt }: PendingLead): number => createdAt + UNSENT_DAYS * DAY_MS;

/** While the form waits for its answer (15 s at most), nobody else sends the lead. */
const FORM_WAITS_MS = 20_000;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

/** A lead that the form itself is about to send. */
export const newPendingLead = (
  key: string,
  payload: LeadPayload,
  now: number,
  hints?: LeadHints,
): PendingLead => ({
  key,
  payload,
  ...(hints && { hints }),
  createdAt: now,
  attempts: 0,
  retryAt: now + FORM_WAITS_MS,
  notBefore: now,
});

/**
 * Doubles the back-off, up to a quarter of an hour, with 20 % jitter so that browsers do not all
 * return at once.
 *
 * @param chance between 0 and 1
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

/** Corrects times after the clock was set back: otherwise the next attempt could be hours away. */
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

/** Any other shape counts as an empty queue. */
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
    typeof lead?.key === 'string' &&
    typeof lead.payload === 'object' &&
    [lead.createdAt, lead.attempts, lead.retryAt, lead.notBefore].every(Number.isFinite) &&
    Number.isFinite(lead.triedAt ?? lead.createdAt)
  );
}
