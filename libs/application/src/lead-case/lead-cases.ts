import { OpenCase, type MatchingPolicy } from '@boligstyling/domain';
import type { Urgency } from '../core/one-at-a-time.js';
import type { Clock } from '../core/clock.js';
import type { DeliveryNudge } from '../core/delivery-nudge.js';
import type { IdGenerator } from '../core/id-generator.js';
import type { MatchingNudge } from '../core/matching-nudge.js';
import type { Decide, MatchingRepository, PartnersInvolved, See } from './matching-repository.js';

/** Builds decisions on a lead, at the current time and by this policy. */
export class CaseWork {
  constructor(
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly policy: MatchingPolicy,
  ) {}

  decision(happen: (leadCase: OpenCase) => void): Decide {
    return this.view((leadCase) => {
      happen(leadCase);
      return leadCase.changes();
    });
  }

  /** The same for a read. */
  view<T>(see: (leadCase: OpenCase) => T): See<T> {
    return (state, pool) =>
      see(new OpenCase(state, pool, this.policy, this.clock.now(), () => this.ids.next()));
  }
}

/** Runs an event on a lead's case, stores the results, and nudges delivery. */
export class LeadCases {
  constructor(
    private readonly matching: MatchingRepository,
    private readonly work: CaseWork,
    private readonly delivery: DeliveryNudge,
    private readonly nextSteps: MatchingNudge,
  ) {}

  /**
   * @returns what `happen` returns, as it stands after the event
   * @param partners the event may need, besides those the lead has been with
   * @param urgency `first` for an owner's undo; default `ordinary`
   * @throws DomainError `lead-not-found`, `storage-unavailable`, and what `happen` throws
   */
  async open<T>(
    leadId: string,
    happen: (leadCase: OpenCase) => T,
    partners: PartnersInvolved = [],
    urgency?: Urgency,
  ): Promise<T> {
    let result: T | undefined;
    const decision = this.work.decision((leadCase) => {
      result = happen(leadCase);
    });
    await this.matching.decide(leadId, partners, decision, urgency);
    this.delivery.nudge();
    this.nextSteps.nudge();
    return result as T;
  }

  /**
   * Reads a lead's case with the partners it has been with. Stores nothing.
   * @throws DomainError `lead-not-found`, `storage-unavailable`, and what `see` throws
   */
  look<T>(leadId: string, see: (leadCase: OpenCase) => T): Promise<T> {
    return this.matching.look(leadId, this.work.view(see));
  }
}
