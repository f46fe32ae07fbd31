import { OpenCase, type MatchingPolicy } from '@boligstyling/domain';
import type { Urgency } from '../core/one-at-a-time.js';
import type { Clock, IdGenerator, DeliveryNudge, MatchingNudge } from '../core/ports.js';
import type {
  CaseDecision,
  MatchingRepository,
  PartnersInvolved,
  CaseView,
} from './matching-repository.js';

export class CaseWork {
  constructor(
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly policy: MatchingPolicy,
  ) {}

  decision(happen: (leadCase: OpenCase) => void): CaseDecision {
    return this.view((leadCase) => {
      happen(leadCase);
      return leadCase.changes();
    });
  }

  view<T>(see: (leadCase: OpenCase) => T): CaseView<T> {
    return (state, pool) =>
      see(new OpenCase(state, pool, this.policy, this.clock.now(), () => this.ids.next()));
  }
}

/** Stores an event's results, and nudges delivery and matching. */
export class LeadCases {
  constructor(
    private readonly matching: MatchingRepository,
    private readonly work: CaseWork,
    private readonly delivery: DeliveryNudge,
    private readonly nextSteps: MatchingNudge,
  ) {}

  /**
   * @returns what `happen` returns, as it stands after the event
   * @throws `lead-not-found`
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

  openFirst<T>(leadId: string, happen: (leadCase: OpenCase) => T): Promise<T> {
    return this.open(leadId, happen, [], 'first');
  }

  /**
   * Stores nothing.
   *
   * @throws `lead-not-found`
   */
  look<T>(leadId: string, see: (leadCase: OpenCase) => T): Promise<T> {
    return this.matching.look(leadId, this.work.view(see));
  }
}
