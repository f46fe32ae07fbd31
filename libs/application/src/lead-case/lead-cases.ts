import { LeadCase, type MatchingPolicy } from '@boligstyling/domain';
import type { Urgency } from '../core/one-at-a-time.js';
import type { Clock } from '../core/clock.js';
import type { DeliveryNudge } from '../core/delivery-nudge.js';
import type { IdGenerator } from '../core/id-generator.js';
import type { MatchingNudge } from '../core/matching-nudge.js';
import type { Decide, MatchingRepository, PartnersInvolved, See } from './matching-repository.js';

/** Makes a decision of something that can happen to a lead, now and by the policy here. */
export class CaseWork {
  constructor(
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly policy: MatchingPolicy,
  ) {}

  decision(happen: (leadCase: LeadCase) => void): Decide {
    return this.view((leadCase) => {
      happen(leadCase);
      return leadCase.changes();
    });
  }

  /** The same without a decision: what nobody stores. */
  view<T>(see: (leadCase: LeadCase) => T): See<T> {
    return (state, pool) =>
      see(new LeadCase(state, pool, this.policy, this.clock.now(), () => this.ids.next()));
  }
}

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
   * @param urgency `first` where an owner takes something back; default `ordinary`
   * @throws DomainError `lead-not-found`, `storage-unavailable`, and what `happen` throws
   */
  async open(
    leadId: string,
    happen: (leadCase: LeadCase) => void,
    partners: PartnersInvolved = [],
    urgency?: Urgency,
  ): Promise<void> {
    await this.matching.decide(leadId, partners, this.work.decision(happen), urgency);
    this.delivery.nudge();
    this.nextSteps.nudge();
  }

  /**
   * Looks at a lead's case, as far as it and the partners it has been with tell. Nothing comes of it.
   *
   * @throws DomainError `lead-not-found`, `storage-unavailable`, and what `see` throws
   */
  look<T>(leadId: string, see: (leadCase: LeadCase) => T): Promise<T> {
    return this.matching.look(leadId, this.work.view(see));
  }
}
