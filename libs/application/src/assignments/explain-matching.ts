import {
  DomainError,
  type Coverage,
  coverageOf,
  dayAt,
  norwegianDay,
  startOfNorwegianDay,
} from '@boligstyling/domain';
import type { LeadRepository } from '../leads/lead-repository.js';
import type {
  MatchingRepository,
  AssignmentWithSale,
  NamedRound,
} from '../lead-case/matching-repository.js';
import type { Clock } from '../core/ports.js';
import type { PartnerRepository } from '../partners/partner-repository.js';

export interface MatchingExplanation {
  readonly assignments: readonly AssignmentWithSale[];
  /** Newest first. */
  readonly rounds: readonly NamedRound[];
}

/** «Hvorfor disse?» */
export class ExplainMatching {
  constructor(
    private readonly leads: LeadRepository,
    private readonly matching: MatchingRepository,
  ) {}

  /** @throws `lead-not-found` */
  async execute(leadId: string): Promise<MatchingExplanation> {
    // Read first, so that no assignment appears without its round.
    const [lead, assignments] = await Promise.all([
      this.leads.findById(leadId),
      this.matching.assignmentsOf(leadId),
    ]);
    if (!lead) throw new DomainError('lead-not-found');
    return { assignments, rounds: await this.matching.roundsOf(leadId) };
  }
}

/** Older demand says little about the present. */
export const COVERAGE_DAYS = 365;

export class FindCoverageGaps {
  constructor(
    private readonly partners: PartnerRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns with the start of the period in Norway, as lists filter by days */
  async execute(): Promise<Coverage & { readonly since: Date }> {
    const since = startOfNorwegianDay(dayAt(norwegianDay(this.clock.now()), -COVERAGE_DAYS));
    const [demand, partners] = await Promise.all([
      this.partners.demandSince(since),
      this.partners.loaded(),
    ]);
    return { ...coverageOf(demand, partners), since };
  }
}
