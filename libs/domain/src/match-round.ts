import { type Candidate, type MatchOutcome, REFUSAL_REASONS } from './matching.js';

/** What set the choice off: the lead's arrival, the administrator, or a partner's «Passer ikke». */
export const MATCH_CAUSES = ['automatic', 'by-hand', 'declined'] as const;
export type MatchCause = (typeof MATCH_CAUSES)[number];

/** Why the rule passed estate agents over while they still got leads; earlier rounds tell of it. */
const FORMER_REASONS = ['owner-not-selling'] as const;

/** What became of one partner in a round: chosen by the rule, picked by a person, or why not. */
export const VERDICTS = ['chosen', 'picked', ...REFUSAL_REASONS, ...FORMER_REASONS] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What a partner is judged by when it comes to capacity and turn. */
export type MatchFigures = Omit<Candidate, 'partner'> & { readonly weeklyCapacity: number };

/** One partner's part in a round. */
export interface MatchDecision {
  readonly partnerId: string;
  readonly verdict: Verdict;
  /** null where the verdict does not follow from them. */
  readonly figures: MatchFigures | null;
}

/** One use of the rule on a lead, kept so that «why these three» has an answer. Chosen ones come first. */
export interface MatchRound {
  readonly id: string;
  readonly leadId: string;
  readonly at: Date;
  readonly cause: MatchCause;
  readonly decisions: readonly MatchDecision[];
}

const BY_FIGURES: readonly Verdict[] = ['chosen', 'no-capacity', 'others-first'];

/** Everyone's part in an outcome of the rule. */
export function decisionsOf({ chosen, refused }: MatchOutcome): MatchDecision[] {
  return [
    ...chosen.map((candidate) => decision(candidate, 'chosen')),
    ...refused.map(({ candidate, reason }) => decision(candidate, reason)),
  ];
}

/** What became of a candidate, with its figures where they decided. */
export function decision({ partner, ...recent }: Candidate, verdict: Verdict): MatchDecision {
  const { id: partnerId, weeklyCapacity } = partner;
  const figures = BY_FIGURES.includes(verdict) ? { ...recent, weeklyCapacity } : null;
  return { partnerId, verdict, figures };
}
