import { DomainError, type MatchDecision, type MatchRound } from '@boligstyling/domain';
import type { LeadRepository } from './ports/lead-repository.js';
import type { MatchingRepository, PartnerAssignment } from './ports/matching-repository.js';
import type { PartnerRepository } from './ports/partner-repository.js';

/** A use of the rule with the partners by name. */
export interface ExplainedRound extends MatchRound {
  readonly decisions: readonly (MatchDecision & { readonly partnerName: string })[];
}

/** Where a lead went, and why there. */
export interface MatchingExplanation {
  readonly assignments: readonly PartnerAssignment[];
  /** Newest first. */
  readonly rounds: readonly ExplainedRound[];
}

/** «Why these three»: the administrator reads the rule's choices for one lead. */
export class ExplainMatching {
  constructor(
    private readonly leads: LeadRepository,
    private readonly matching: MatchingRepository,
    private readonly partners: PartnerRepository,
  ) {}

  /** @throws DomainError `lead-not-found`, `storage-unavailable` */
  async execute(leadId: string): Promise<MatchingExplanation> {
    // First, so that no assignment is told of without its round, should one be stored meanwhile.
    const assignments = await this.matching.assignmentsOf(leadId);
    const [lead, rounds, names] = await Promise.all([
      this.leads.findById(leadId),
      this.matching.roundsOf(leadId),
      this.partners.names(),
    ]);
    if (!lead) throw new DomainError('lead-not-found');
    const named = (decision: MatchDecision) => ({
      ...decision,
      partnerName: names.get(decision.partnerId) ?? '',
    });
    return {
      assignments,
      rounds: rounds.map((round) => ({ ...round, decisions: round.decisions.map(named) })),
    };
  }
}
