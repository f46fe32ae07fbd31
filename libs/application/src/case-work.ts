import { LeadCase, type MatchingPolicy } from '@boligstyling/domain';
import type { Clock } from './ports/clock.js';
import type { IdGenerator } from './ports/id-generator.js';
import type { Decide } from './ports/matching-repository.js';

/** Makes a decision of something that can happen to a lead, now and by the policy here. */
export class CaseWork {
  constructor(
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly policy: MatchingPolicy,
  ) {}

  decision(happen: (leadCase: LeadCase) => void): Decide {
    return (state, pool) => {
      const leadCase = new LeadCase(state, pool, this.policy, this.clock.now(), () =>
        this.ids.next(),
      );
      happen(leadCase);
      return leadCase.changes();
    };
  }
}
