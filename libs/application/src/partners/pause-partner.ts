import { norwegianDay, pauseEnd, requireOwnPause } from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { MatchingNudge } from '../core/matching-nudge.js';
import type { MatchingRepository } from '../lead-case/matching-repository.js';
import type { PartnerRepository } from './partner-repository.js';

/** Stops new assignments to a partner for a time. All throw DomainError `storage-unavailable`. */
export class PausePartner {
  constructor(
    private readonly partners: PartnerRepository,
    private readonly matching: MatchingRepository,
    private readonly nextSteps: MatchingNudge,
    private readonly clock: Clock,
  ) {}

  /**
   * Effective at once; existing assignments stay.
   * @param until the last day in Norway, `yyyy-MM-dd`; null: without end
   * @throws DomainError `invalid-pause`, `partner-not-found`, `paused-by-operator`
   */
  async pause(partnerId: string, until: string | null): Promise<void> {
    const pausedUntil = until && pauseEnd(until, norwegianDay(this.clock.now()));
    await this.partners.change(partnerId, (now) => {
      requireOwnPause(now);
      return { active: false, pausedUntil, pausedByOperator: false };
    });
  }

  /** Ends the pauses whose day has come, and rematches waiting leads. */
  async endDue(): Promise<void> {
    const now = this.clock.now();
    const ended = await this.matching.endPauses(norwegianDay(now), now);
    if (ended > 0) this.nextSteps.nudge();
  }
}
