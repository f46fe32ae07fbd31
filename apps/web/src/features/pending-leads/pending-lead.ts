import { UNSENT_DAYS } from '@boligstyling/domain';
import type { LeadPayload } from '../../shared/lead/lead-payload';
import type { LeadHints } from '../../shared/lead/submission';
import type { Unreachable } from './delivery';

/** What the server said at last of a lead that had to wait. */
export type LastWord = 'sent' | 'refused';

/** A lead on its way to the server, which takes it once however often the key arrives. */
export interface PendingLead {
  key: string;
  payload: LeadPayload;
  hints?: LeadHints;
  /** The times are milliseconds since 1970. */
  createdAt: number;
  /** Of the last attempt, by which the next two are reckoned; none yet: when it was made. */
  triedAt?: number;
  attempts: number;
  /** When the next attempt is due, by the browser's own reckoning. */
  retryAt: number;
  /** Before this the server wants no attempt, whatever happens. */
  notBefore: number;
  /** The last attempt came to the server, which did not take it: it is not the network that it waits for. */
  isAnswered?: boolean;
  /** As it leaves the queue, for the tabs that hear of it; never afterwards. */
  lastWord?: LastWord;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A lead that has not come through by then, in milliseconds since 1970, leaves the browser. */
export const givenUpAt = ({ createdAt }: PendingLead): number => createdAt + UNSENT_DAYS * DAY_MS;

/** While the form itself waits for its answer (15 s at the most), nobody else sends the lead. */
const FORM_WAITS_MS = 20_000;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

/** A lead the form is about to send itself. */
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
 * The lead after an attempt that did not come through. The pause doubles each time, up to a
 * quarter of an hour, and varies by a fifth so that browsers do not all return at once.
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

/**
 * The lead by a clock that may have been set back since. What was reckoned by the other one is no
 * time to wait for: it would be hours, and on no visit within them would the lead be sent.
 */
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

/** The queue as it was stored. Anything else counts as an empty one. */
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
