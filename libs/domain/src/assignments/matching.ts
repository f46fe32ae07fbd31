import type { PartnerGroup } from '../leads/consent.js';
import { type LeadService, VALUATION } from '../leads/lead-answers.js';
import { hasAcceptedTerms } from '../partners/partner-terms.js';
import { recentlyAsked, expectedAcceptance, capacityUsed } from './partner-figures.js';
import { type Candidate, hasCapacity, type PartnerPool } from './partner-pool.js';

export const MAX_OFFERED = 8;

export const MAX_ASSIGNMENTS = 24;

export const areAllAsked = (
  assignments: readonly { readonly partnerGroup: PartnerGroup }[],
  partnerGroup: PartnerGroup,
): boolean =>
  assignments.filter((it) => it.partnerGroup === partnerGroup).length >= MAX_ASSIGNMENTS;

/** Kept for «hvorfor disse?». */
const NEAR_MISSES = 10;

export interface LeadToMatch {
  readonly isTest: boolean;
  readonly partnerGroup: PartnerGroup;
  /** Null: unknown, and nobody works there. */
  readonly municipality: string | null;
  readonly service: LeadService | null;
  readonly places: number;
  readonly expected: number;
  readonly open: number;
  readonly asked: number;
  readonly earlierPartnerIds: ReadonlySet<string>;
}

export const REFUSAL_REASONS = [
  'unknown-place',
  'other-city',
  'paused',
  'no-terms',
  'other-service',
  'had-this-lead',
  'no-capacity',
  'others-first',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export interface MatchOutcome {
  readonly chosen: readonly Candidate[];
  /** The next in order, then those that fail a single check. */
  readonly nearMisses: readonly { readonly candidate: Candidate; readonly reason: RefusalReason }[];
  readonly refused: Readonly<Partial<Record<RefusalReason, number>>>;
}

/**
 * «Vi spør så mange at vi kan vente tre ja. Den som er spurt færrest ganger de siste 30 dagene,
 * spørres først; deretter den som har ventet lengst.» (`docs/decisions/0077`)
 * At most {@link MAX_OFFERED} at once and {@link MAX_ASSIGNMENTS} in all.
 */
export function match(lead: LeadToMatch, pool: PartnerPool, now: Date): MatchOutcome {
  const covering = lead.isTest
    ? pool.testing(lead.partnerGroup)
    : pool.covering(lead.municipality, lead.partnerGroup);
  const inOrder: Ranked[] = [];
  const others: (Ranked & { reason: RefusalReason })[] = [];
  for (const candidate of covering) {
    const reason = reasonAgainst(lead, candidate, now);
    const ranked = { candidate, asked: recentlyAsked(candidate.figures, now) };
    if (reason) others.push({ ...ranked, reason });
    else inOrder.push(ranked);
  }
  inOrder.sort(byOrder);
  const chosen = enough(lead, inOrder);
  const next = inOrder.slice(chosen.length).map(({ candidate }) => ({
    candidate,
    reason: 'others-first' as const,
  }));
  const refused: Partial<Record<RefusalReason, number>> = {};
  const elsewhere = lead.isTest ? 0 : pool.count(lead.partnerGroup) - covering.length;
  if (elsewhere > 0) {
    refused[lead.municipality === null ? 'unknown-place' : 'other-city'] = elsewhere;
  }
  for (const { reason } of [...others, ...next]) refused[reason] = (refused[reason] ?? 0) + 1;
  const close = others.filter(({ reason }) => reason !== 'other-service').sort(byOrder);
  return { chosen, nearMisses: [...next, ...close].slice(0, NEAR_MISSES), refused };
}

interface Ranked {
  readonly candidate: Candidate;
  readonly asked: number;
}

function enough({ places, expected, open, asked }: LeadToMatch, inOrder: Ranked[]): Candidate[] {
  const chosen: Candidate[] = [];
  const most = Math.min(MAX_OFFERED - open, MAX_ASSIGNMENTS - asked);
  let hoped = expected;
  for (const { candidate } of inOrder) {
    // Floating-point error in sums of fractions.
    if (chosen.length >= most || hoped >= places - 1e-9) break;
    chosen.push(candidate);
    hoped += expectedAcceptance(candidate.figures);
  }
  return chosen;
}

function reasonAgainst(
  { service, earlierPartnerIds }: LeadToMatch,
  candidate: Candidate,
  now: Date,
): RefusalReason | undefined {
  const { partner } = candidate;
  if (!partner.active) return 'paused';
  if (!hasAcceptedTerms(partner)) return 'no-terms';
  if (service && !offers(partner, service)) return 'other-service';
  if (earlierPartnerIds.has(partner.id)) return 'had-this-lead';
  if (!hasCapacity(candidate, now)) return 'no-capacity';
  return undefined;
}

function offers({ services }: Candidate['partner'], service: LeadService): boolean {
  return service !== VALUATION && services.includes(service);
}

function byOrder(a: Ranked, b: Ranked): number {
  const [first, second] = [a.candidate, b.candidate];
  return (
    a.asked - b.asked ||
    first.figures.lastAskedOrder - second.figures.lastAskedOrder ||
    first.partner.createdAt.getTime() - second.partner.createdAt.getTime() ||
    (first.partner.id < second.partner.id ? -1 : 1)
  );
}

/** `refill`: too few were asked. */
export const MATCH_CAUSES = ['automatic', 'by-hand', 'refill', 'declined'] as const;
export type MatchCause = (typeof MATCH_CAUSES)[number];

/** In rounds from before matching by offers. */
const EARLIER_VERDICTS = ['owner-not-selling', 'no-agent-consent'] as const;

export const VERDICTS = ['chosen', 'picked', ...REFUSAL_REASONS, ...EARLIER_VERDICTS] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface MatchFigures {
  /** In the last 30 days. */
  readonly asked: number;
  /** Accepted in the last 168 hours plus open. */
  readonly used: number;
  readonly weeklyCapacity: number;
  /** Probability of acceptance, 0 to 1; null: not estimated. */
  readonly expected: number | null;
}

export interface MatchDecision {
  readonly partnerId: string;
  readonly verdict: Verdict;
  readonly figures: MatchFigures | null;
}

/** Answers «hvorfor disse?»: the chosen in order, near misses, and counts per reason. */
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
      asked: recentlyAsked(figures, now),
      used: capacityUsed(figures, now),
      weeklyCapacity: partner.weeklyCapacity,
      expected: figures.outcomes === '' ? null : expectedAcceptance(figures),
    },
  };
}
