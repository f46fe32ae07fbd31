/** What is owed can be disputed for so many days from the yes, or from when it is owed again and was neither on an invoice nor paid, and is on no invoice before they are over. */
export const DISPUTE_DAYS = 14;

/** Why a partner finds that it does not owe what a yes costs, while the request is there. */
export const REASONS_OF_KEPT = [
  'wrong-number',
  'not-the-owner',
  'duplicate',
  'something-else',
  'outside-area',
] as const;

/** The same once it is erased: then that may be why. */
export const DISPUTE_REASONS = ['erased', ...REASONS_OF_KEPT] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** What the administrator makes of it: the partner owes nothing, or owes it after all. */
export const DISPUTE_DECISIONS = ['credited', 'refused'] as const;
export type DisputeDecision = (typeof DISPUTE_DECISIONS)[number];

/** The most characters of what either side writes. */
export const DISPUTE_LIMITS = { text: 1000 } as const;

/** What a partner says when it disputes. */
export interface Objection {
  readonly reason: DisputeReason;
  /** Null where the lead is erased: what tells of its owner is not kept. */
  readonly text: string | null;
}

/** What the administrator says to it. */
export interface Ruling {
  readonly decision: DisputeDecision;
  readonly answer: string;
}

/**
 * A partner's objection to what a yes costs, and what came of it. One for each sale.
 *
 * open → credited or refused, by the administrator, with a text that both see
 * open → credited, when the sale is credited otherwise
 */
export interface Dispute {
  readonly reason: DisputeReason;
  /** What the partner wrote; null once the lead is erased. */
  readonly text: string | null;
  readonly at: Date;
  /** Null while it is open. */
  readonly decision: DisputeDecision | null;
  /** What the administrator wrote; null before that, when nobody did, and once the lead is erased. */
  readonly answer: string | null;
  readonly decidedAt: Date | null;
}

/** Whether nobody has decided yet. */
export function isUndecided(dispute: Dispute | null): dispute is Dispute {
  return dispute !== null && dispute.decision === null;
}
