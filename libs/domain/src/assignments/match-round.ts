import { askedLately, capacityUsed, expectedYes } from './partner-figures.js';
import { type MatchOutcome, REFUSAL_REASONS, type RefusalReason } from './matching.js';
import type { Candidate } from './partner-pool.js';

/** What set the choice off: the lead's arrival, the administrator, or that there were too few. */
export const MATCH_CAUSES = ['automatic', 'by-hand', 'refill', 'declined'] as const;
export type MatchCause = (typeof MATCH_CAUSES)[number];

/** Verdicts of rounds that were kept before there were questions. */
const EARLIER_VERDICTS = ['owner-not-selling', 'no-agent-consent'] as const;

/** What became of one partner in a round: chosen by the rule, picked by a person, or why not. */
export const VERDICTS = ['chosen', 'picked', ...REFUSAL_REASONS, ...EARLIER_VERDICTS] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What a partner was judged by. */
export interface MatchFigures {
  /** Questions in the last 30 days. */
  readonly asked: number;
  /** What it has taken in the last 168 hours and what is open, of how many a week. */
  readonly used: number;
  readonly weeklyCapacity: number;
  /** How likely a yes was held to be, from 0 to 1; null: of before that was asked. */
  readonly expected: number | null;
}

/** One partner's part in a round. */
export interface MatchDecision {
  readonly partnerId: string;
  readonly verdict: Verdict;
  readonly figures: MatchFigures | null;
}

/**
 * One use of the rule on a lead, kept so that «hvorfor disse?» has an answer: the chosen in their
 * order, those who were close, and for the rest how many for which reason.
 */
export interface MatchRound {
  readonly id: string;
  readonly leadId: string;
  readonly at: Date;
  readonly cause: MatchCause;
  readonly decisions: readonly MatchDecision[];
  readonly refused: Readonly<Partial<Record<RefusalReason, number>>>;
}

/** The parts in an outcome of the rule that are kept. */
export function decisionsOf({ chosen, nearMisses }: MatchOutcome, now: Date): MatchDecision[] {
  return [
    ...chosen.map((candidate) => decision(candidate, 'chosen', now)),
    ...nearMisses.map(({ candidate, reason }) => decision(candidate, reason, now)),
  ];
}

/** What became of a candidate, and what it was judged by. */
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
