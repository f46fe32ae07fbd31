import type { LeadCases } from './lead-cases.js';
import type { MatchingNudge } from './ports/matching-nudge.js';

/** The administrator releases a lead that was held as suspected spam. */
export class ReleaseLead {
  constructor(
    private readonly cases: LeadCases,
    private readonly matching: MatchingNudge,
  ) {}

  /** @throws DomainError `lead-not-found`, `lead-not-held`, `storage-unavailable` */
  async execute(leadId: string): Promise<void> {
    await this.cases.open(leadId, (leadCase) => leadCase.release());
    this.matching.nudge();
  }
}
