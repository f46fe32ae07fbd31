import { LeadCase } from '@boligstyling/domain';
import type { Clock } from './ports/clock.js';
import type { DeliveryNudge } from './ports/delivery-nudge.js';
import type { IdGenerator } from './ports/id-generator.js';
import type { MatchingRepository } from './ports/matching-repository.js';

/** Opens a lead's case, lets something happen to it, and sees that what came of it is stored and told. */
export class LeadCases {
  constructor(
    private readonly matching: MatchingRepository,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly delivery: DeliveryNudge,
  ) {}

  /** @throws DomainError `lead-not-found`, `storage-unavailable`, and what `happen` throws */
  async open(leadId: string, happen: (leadCase: LeadCase) => void): Promise<void> {
    await this.matching.decide(leadId, (state) => {
      const leadCase = new LeadCase(state, this.clock.now(), () => this.ids.next());
      happen(leadCase);
      return leadCase.changes();
    });
    this.delivery.nudge();
  }
}
