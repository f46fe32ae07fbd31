import { askedLately, capacityUsed, expectedYes } from './partner-figures.js';
import { type MatchOutcome, REFUSAL_REASONS, type RefusalReason } from './matching.js';
import type { Candidate } from './partner-pool.js';

/** Why partners were asked; `refill`: there were too few. */
export const MATCH_CAUSES = ['automatic', 'by-hand', 'refill', 'declined'] as const;
export type MatchCause = (typeof MATCH_CAUSES)[number];

/** Verdicts that only kept rounds from before matching by offers contain. */
const EARLIER_VERDICTS = ['owner-not-selling', 'no-agent-consent'] as const;

export const VERDICTS = ['chosen', 'picked', ...REFUSAL_REASONS, ...EARLIER_VERDICTS] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface MatchFigures {
  /** In the last 30 days. */
  readonly asked: number;
  /** Accepted in the last 168 hours plus open, against the weekly capacity. */
  readonly used: number;
  readonly weeklyCapacity: number;
  /** Estimated probability of acceptance, 0 to 1; null: not estimated at the time. */
  readonly expected: number | null;
}

export interface MatchDecision {
  readonly partnerId: string;
  readonly verdict: Verdict;
  readonly figures: MatchFigures | null;
}

/**
 * One run of matching on a lead, kept to answer «hvorfor disse?»: the chosen in order, the near
 * misses, and counts per refusal reason.
 */
export interface MatchRound {
  readonly id: string;
  readonly leadId: string;
  readonly at: Date;
  readonly cause: MatchCause;
  readonly decisions: readonly MatchDecision[];
  readonly refused: Readonly<Partial<Record<RefusalReason, number>>>;
}

export function decisionsOf({ chosen, nearMisses }: MatchOutcome, now: Date): MatchDecision[] {
  return [
    ...chosen.map((candidate) => decision(candidate, 'chosen', now)),
    ...nearMisses.map(({ candidate, reason }) => decision(candidate, reason, now)),
  ];
}

export function decision(candidate: Candidate, verdict: Verdict, now: Date): MatchDecision {
  const { partner, figures } = candidate;
  return {
    partnerId: partner.id,
    verdict,
    figures: {
      asked: askedLately(figures, now),
      used: capacityUsed(figures, now),
      weeklyCapacity: partner.weeklyCapacity,
      expected: expectedYes(figures),
    },
  };
}
