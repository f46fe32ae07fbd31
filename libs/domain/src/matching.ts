import { cityKey } from './city-name.js';
import type { Service } from './lead-answers.js';
import type { Partner } from './partner.js';

/** The owner is promised offers from up to three. */
export const MAX_PARTNERS_PER_LEAD = 3;

export const CAPACITY_DAYS = 7;
export const FAIRNESS_DAYS = 30;

/** A partner with what it has lately been given. Withdrawn assignments count nowhere. */
export interface Candidate {
  partner: Partner;
  /** In the last {@link CAPACITY_DAYS}; declined ones take no capacity. */
  assignmentsLastWeek: number;
  /** In the last {@link FAIRNESS_DAYS}; a declined one has been its turn. */
  assignmentsLastMonth: number;
  lastAssignedAt: Date | null;
}

/** What the rule has to know of a lead. */
export interface MatchRequest {
  city: string;
  service: Service;
  /** How many more partners it may reach. */
  places: number;
  /** Those it has been passed on to before, whatever came of it. */
  earlierPartnerIds: ReadonlySet<string>;
}

/** Why a partner was not chosen, in the order in which the rule asks. */
export const REFUSAL_REASONS = [
  'had-this-lead',
  'paused',
  'other-city',
  'other-service',
  'no-agent-consent',
  'no-capacity',
  'others-first',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** What came of the rule: those chosen in their order, and everyone else with the reason. */
export interface MatchOutcome {
  chosen: Candidate[];
  refused: { candidate: Candidate; reason: RefusalReason }[];
}

/**
 * Whom to pass a lead on to. Those are eligible who are active, cover the city, offer the service
 * and have capacity, and who need no yes of their own from the owner. Among them it is the turn of
 * whoever has had fewest assignments in the last 30 days, then waited longest since the last one,
 * then been with us longest.
 */
export function match(request: MatchRequest, candidates: readonly Candidate[]): MatchOutcome {
  const judged = candidates.map((candidate) => ({
    candidate,
    reason: reasonAgainst(request, candidate),
  }));
  const eligible = judged
    .filter(({ reason }) => reason === undefined)
    .map(({ candidate }) => candidate)
    .sort(byTurn);
  const places = Math.min(Math.max(request.places, 0), MAX_PARTNERS_PER_LEAD);
  return {
    chosen: eligible.slice(0, places),
    refused: [
      ...eligible
        .slice(places)
        .map((candidate) => ({ candidate, reason: 'others-first' as const })),
      ...judged.flatMap(({ candidate, reason }) => (reason ? [{ candidate, reason }] : [])),
    ],
  };
}

function reasonAgainst(request: MatchRequest, candidate: Candidate): RefusalReason | undefined {
  const { partner, assignmentsLastWeek } = candidate;
  if (request.earlierPartnerIds.has(partner.id)) return 'had-this-lead';
  if (!partner.active) return 'paused';
  if (!coversCity(partner, request.city)) return 'other-city';
  if (!partner.services.includes(request.service)) return 'other-service';
  if (needsOwnYes(partner)) return 'no-agent-consent';
  if (assignmentsLastWeek >= partner.weeklyCapacity) return 'no-capacity';
  return undefined;
}

/**
 * Whether a partner may have an owner's data only after a yes for its kind alone. What owners agree
 * to in the form, and read in the privacy statement, is up to three stylists; nothing asks them
 * about estate agents yet, so no owner has said yes.
 */
export function needsOwnYes({ kind }: Pick<Partner, 'kind'>): boolean {
  return kind === 'estate-agent';
}

/** Whether a partner takes assignments in the city, spelling and parts of the municipality aside. */
export function coversCity({ wholeCountry, cities }: Partner, city: string): boolean {
  const key = cityKey(city);
  return wholeCountry || cities.some((name) => cityKey(name) === key);
}

function byTurn(a: Candidate, b: Candidate): number {
  return (
    a.assignmentsLastMonth - b.assignmentsLastMonth ||
    (a.lastAssignedAt?.getTime() ?? 0) - (b.lastAssignedAt?.getTime() ?? 0) ||
    a.partner.createdAt.getTime() - b.partner.createdAt.getTime() ||
    (a.partner.id < b.partner.id ? -1 : 1)
  );
}
