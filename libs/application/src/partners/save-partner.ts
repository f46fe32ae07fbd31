import {
  acceptedTerms,
  ACTIVE_STATE,
  DomainError,
  FIRST_VERSION,
  type Partner,
  type PartnerDetails,
  type AcceptedTerms,
  NO_TERMS,
  requireOwnPause,
  requireVersion,
  storablePartner,
  type TermsWay,
  type Version,
  norwegianDay,
  pauseEnd,
} from '@boligstyling/domain';
import type { Clock, IdGenerator, MatchingNudge } from '../core/ports.js';
import type { MatchingRepository } from '../lead-case/matching-repository.js';
import type { PartnerOverview, PartnerRepository } from './partner-repository.js';

export class PausePartner {
  constructor(
    private readonly partners: PartnerRepository,
    private readonly matching: MatchingRepository,
    private readonly nextSteps: MatchingNudge,
    private readonly clock: Clock,
  ) {}

  /**
   * Existing assignments stay.
   *
   * @param until last day in Norway, `yyyy-MM-dd`; null: without end
   * @throws `invalid-pause`, `partner-not-found`, `paused-by-operator`
   */
  async pause(partnerId: string, until: string | null): Promise<void> {
    const pausedUntil = until && pauseEnd(until, norwegianDay(this.clock.now()));
    await this.partners.change(partnerId, (now) => {
      requireOwnPause(now);
      return { active: false, pausedUntil, pausedByOperator: false };
    });
  }

  /** Rematches waiting leads too. */
  async endDue(): Promise<void> {
    const now = this.clock.now();
    const ended = await this.matching.endPauses(norwegianDay(now), now);
    if (ended > 0) this.nextSteps.nudge();
  }
}

/** Inputs of the matching rule; other changes free nothing for waiting leads. */
const CHOSEN_BY = ['active', 'areas', 'kind', 'services', 'weeklyCapacity'] as const;

export type PartnerChange = Partial<PartnerDetails>;

export class SavePartner {
  constructor(
    private readonly partners: PartnerRepository,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly matching: MatchingRepository,
    private readonly nextSteps: MatchingNudge,
  ) {}

  /**
   * @param keep stores the new partner, where more is stored in the same transaction
   * @param terms what an applicant has accepted
   * @throws `invalid-partner`, `partner-email-taken`
   */
  async add(
    written: PartnerDetails,
    keep = (partner: Partner): Promise<void> => this.partners.add(partner),
    terms: AcceptedTerms = NO_TERMS,
  ): Promise<PartnerOverview> {
    const id = this.ids.next();
    await keep({
      ...storablePartner(written),
      ...terms,
      pausedUntil: null,
      pausedByOperator: !written.active,
      logoId: null,
      id,
      version: FIRST_VERSION,
      createdAt: this.clock.now(),
      emailChangedAt: null,
    });
    await this.makeWaitingDue();
    return this.found(id);
  }

  /**
   * A new e-mail address voids the old mailbox's links and sessions.
   *
   * @param by pauses or resumes; a partner cannot end an administrator's pause
   * @throws `partner-not-found`, `invalid-partner`, `partner-email-taken`, `paused-by-operator`,
   * `version-stale`
   */
  async change(
    id: string,
    written: PartnerChange,
    by: 'administrator' | 'partner' = 'administrator',
    expected?: Version,
  ): Promise<PartnerOverview> {
    const changes = storablePartner(written);
    const { partner: before } = await this.found(id);
    const changed = await this.partners.change(id, (partner) => {
      requireVersion(partner.version, expected);
      if (by === 'partner' && changes.active !== undefined) requireOwnPause(partner);
      const isPausing = partner.active && changes.active === false;
      const isElsewhere = changes.email !== undefined && changes.email !== partner.email;
      return {
        ...changes,
        ...(changes.active && ACTIVE_STATE),
        ...(isPausing && { pausedByOperator: by === 'administrator' }),
        ...(isElsewhere && { emailChangedAt: this.clock.now() }),
      };
    });
    if (changed.active && isChosenOtherwise(before, changed)) await this.makeWaitingDue();
    return this.found(id);
  }

  /**
   * Idempotent. A repeat looks again too, because a crash may have come before the first look.
   *
   * @throws `partner-not-found`, `terms-outdated`
   */
  async acceptTerms(id: string, version: string, way: TermsWay): Promise<Partner> {
    const now = this.clock.now();
    const changed = await this.partners.change(id, (it) => acceptedTerms(it, version, way, now));
    await this.makeWaitingDue();
    return changed;
  }

  /** A partner, an area or capacity may now be available to waiting leads. */
  private async makeWaitingDue(): Promise<void> {
    await this.matching.makeWaitingDue(this.clock.now());
    this.nextSteps.nudge();
  }

  private async found(id: string): Promise<PartnerOverview> {
    const partner = await this.partners.findById(id);
    if (!partner) throw new DomainError('partner-not-found');
    return partner;
  }
}

const isChosenOtherwise = (before: Partner, now: Partner): boolean =>
  CHOSEN_BY.some((key) => JSON.stringify(before[key]) !== JSON.stringify(now[key]));
