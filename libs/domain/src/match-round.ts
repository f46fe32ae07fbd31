import { type Candidate, type MatchOutcome, REFUSAL_REASONS } from './matching.js';

/** What set the choice off: the lead's arrival, the administrator, or a partner's «Passer ikke». */
export const MATCH_CAUSES = ['automatic', 'by-hand', 'declined'] as const;
export type MatchCause = (typeof MATCH_CAUSES)[number];

/** What became of one partner in a round: chosen by the rule, picked by a person, or why not. */
export const VERDICTS = ['chosen', 'picked', ...REFUSAL_REASONS] as const;
export type Verdict = (typeof VERDICTS)[number];

/** One partner's part in a round, with the figures it was judged by. */
export interface MatchDecision {
  readonly partnerId: string;
  readonly verdict: Verdict;
  readonly assignmentsLastWeek: number;
  readonly weeklyCapacity: number;
  readonly assignmentsLastMonth: number;
  readonly lastAssignedAt: Date | null;
}

/** One use of the rule on a lead, kept so that «why these three» has an answer. Chosen ones come first. */
export interface MatchRound {
  readonly id: string;
  readonly leadId: string;
  readonly at: Date;
  readonly cause: MatchCause;
  readonly decisions: readonly MatchDecision[];
}

/** Everyone's part in an outcome of the rule. */
export function decisionsOf({ chosen, refused }: MatchOutcome): MatchDecision[] {
  return [
    ...chosen.map((candidate) => decision(candidate, 'chosen')),
    ...refused.map(({ candidate, reason }) => decision(candidate, reason)),
  ];
}

/** A candidate's figures with what became of it. */
export function decision(candidate: Candidate, verdict: Verdict): MatchDecision {
  const { partner, assignmentsLastWeek, assignmentsLastMonth, lastAssignedAt } = candidate;
  return {
    partnerId: partner.id,
    verdict,
    assignmentsLastWeek,
    weeklyCapacity: partner.weeklyCapacity,
    assignmentsLastMonth,
    lastAssignedAt,
  };
}
