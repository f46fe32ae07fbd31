import { type PartnerGroup } from '../leads/consent.js';
import { type LeadService, VALUATION } from '../leads/lead-answers.js';
import { askedLately, expectedYes } from './partner-figures.js';
import { type Candidate, hasCapacity, type PartnerPool } from './partner-pool.js';

/** Limit of open assignments of a lead at once. */
export const MAX_OFFERED = 8;

/** Limit of assignments of a lead in all. */
export const MAX_ASSIGNMENTS = 24;

export const areAllAsked = (
  assignments: readonly { readonly partnerGroup: PartnerGroup }[],
  partnerGroup: PartnerGroup,
): boolean =>
  assignments.filter((it) => it.partnerGroup === partnerGroup).length >= MAX_ASSIGNMENTS;

/** Near misses kept for «hvorfor disse?». */
const NEAR_MISSES = 10;

export interface LeadToMatch {
  readonly partnerGroup: PartnerGroup;
  /** Null: unknown, and nobody works there. */
  readonly municipality: string | null;
  /** Null: any, as for estate agents. */
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
 * Whom to ask: «Vi spør så mange at vi kan vente tre ja. Den som er spurt færrest ganger de siste
 * 30 dagene, spørres først; deretter den som har ventet lengst.» (`docs/decisions/0077`)
 *
 * Eligible partners are active, work in the municipality, offer the service, have capacity and have
 * not been asked. They are asked in order until the expected acceptances fill the places, at most
 * {@link MAX_OFFERED} at once and {@link MAX_ASSIGNMENTS} in all.
 */
export function match(request: LeadToMatch, pool: PartnerPool, now: Date): MatchOutcome {
  const covering = pool.covering(request.municipality, request.partnerGroup);
  const inOrder: Ranked[] = [];
  const others: (Ranked & { reason: RefusalReason })[] = [];
  for (const candidate of covering) {
    const reason = reasonAgainst(request, candidate, now);
    const ranked = { candidate, asked: askedLately(candidate.figures, now) };
    if (reason) others.push({ ...ranked, reason });
    else inOrder.push(ranked);
  }
  inOrder.sort(byOrder);
  const chosen = enough(request, inOrder);
  const next = inOrder.slice(chosen.length).map(({ candidate }) => ({
    candidate,
    reason: 'others-first' as const,
  }));
  const refused: Partial<Record<RefusalReason, number>> = {};
  const elsewhere = pool.count(request.partnerGroup) - covering.length;
  if (elsewhere > 0) {
    refused[request.municipality === null ? 'unknown-place' : 'other-city'] = elsewhere;
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
    // The tolerance absorbs floating-point error in sums of fractions.
    if (chosen.length >= most || hoped >= places - 1e-9) break;
    chosen.push(candidate);
    hoped += expectedYes(candidate.figures);
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
