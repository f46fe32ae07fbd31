import { DomainError } from '@boligstyling/domain';
import type { LeadRepository } from '../leads/lead-repository.js';
import type {
  MatchingRepository,
  AssignmentWithSale,
  NamedRound,
} from '../lead-case/matching-repository.js';

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
