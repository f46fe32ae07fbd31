import type { LeadCase } from '@boligstyling/domain';
import type { CaseWork } from './case-work.js';
import type { DeliveryNudge } from './ports/delivery-nudge.js';
import type { MatchingNudge } from './ports/matching-nudge.js';
import type { MatchingRepository, PartnersInvolved } from './ports/matching-repository.js';

/** Opens a lead's case, lets something happen to it, and sees that what came of it is stored and told. */
export class LeadCases {
  constructor(
    private readonly matching: MatchingRepository,
    private readonly work: CaseWork,
    private readonly delivery: DeliveryNudge,
    private readonly nextSteps: MatchingNudge,
  ) {}

  /**
   * @param partners whom it may have to do with, besides those the lead has been with
   * @throws DomainError `lead-not-found`, `storage-unavailable`, and what `happen` throws
   */
  async open(
    leadId: string,
    happen: (leadCase: LeadCase) => void,
    partners: PartnersInvolved = [],
  ): Promise<void> {
    await this.matching.decide(leadId, partners, this.work.decision(happen));
    this.delivery.nudge();
    this.nextSteps.nudge();
  }
}
