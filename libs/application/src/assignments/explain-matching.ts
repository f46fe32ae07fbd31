import { DomainError } from '@boligstyling/domain';
import type { LeadRepository } from '../leads/lead-repository.js';
import type {
  MatchingRepository,
  SoldAssignment,
  NamedRound,
} from '../lead-case/matching-repository.js';

export interface MatchingExplanation {
  readonly assignments: readonly SoldAssignment[];
  /** Newest first. */
  readonly rounds: readonly NamedRound[];
}

/** «Hvorfor disse?»: explains the rule's choices for one lead to the administrator. */
export class ExplainMatching {
  constructor(
    private readonly leads: LeadRepository,
    private readonly matching: MatchingRepository,
  ) {}

  /** @throws DomainError `lead-not-found`, `storage-unavailable` */
  async execute(leadId: string): Promise<MatchingExplanation> {
    // Read first, so that no assignment appears without its round, should one be stored meanwhile.
    const [lead, assignments] = await Promise.all([
      this.leads.findById(leadId),
      this.matching.assignmentsOf(leadId),
    ]);
    if (!lead) throw new DomainError('lead-not-found');
    return { assignments, rounds: await this.matching.roundsOf(leadId) };
  }
}
