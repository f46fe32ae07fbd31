/**
 * Days to dispute a sale, counted from the yes or from when an unbilled, unpaid sale became due
 * again. No sale is invoiced before they are over.
 */
export const DISPUTE_DAYS = 14;

export const REASONS_OF_KEPT = [
  'wrong-number',
  'not-the-owner',
  'duplicate',
  'something-else',
  'outside-area',
] as const;

export const DISPUTE_REASONS = ['erased', ...REASONS_OF_KEPT] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

export const DISPUTE_DECISIONS = ['credited', 'refused'] as const;
export type DisputeDecision = (typeof DISPUTE_DECISIONS)[number];

export const DISPUTE_LIMITS = { text: 1000 } as const;

export interface Objection {
  readonly reason: DisputeReason;
  /** Null when the lead is erased, because the text may describe the owner. */
  readonly text: string | null;
}

export interface Ruling {
  readonly decision: DisputeDecision;
  readonly answer: string;
}

/**
 * A partner's dispute of a sale, one per sale.
 *
 * - open → credited or refused, by the administrator, with a text that both see
 * - open → credited, when the sale is credited otherwise
 */
export interface Dispute {
  readonly reason: DisputeReason;
  readonly text: string | null;
  readonly at: Date;
  readonly decision: DisputeDecision | null;
  /** The administrator's text; null without one, and once the lead is erased. */
  readonly answer: string | null;
  readonly decidedAt: Date | null;
}

export function isUndecided(dispute: Dispute | null): dispute is Dispute {
  return dispute !== null && dispute.decision === null;
}
