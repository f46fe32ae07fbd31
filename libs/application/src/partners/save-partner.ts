import {
  AT_WORK,
  DomainError,
  FIRST_VERSION,
  type Partner,
  type PartnerDetails,
  requireOwnPause,
  requireVersion,
  type ToldAreas,
  toldAreas,
  toldServices,
  type Version,
} from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { IdGenerator } from '../core/id-generator.js';
import type { MatchingNudge } from '../core/matching-nudge.js';
import type { MatchingRepository } from '../lead-case/matching-repository.js';
import type { PartnerOverview, PartnerRepository } from './partner-repository.js';

/** Inputs of the matching rule; other changes free nothing for waiting leads. */
const CHOSEN_BY = ['active', 'areas', 'kind', 'services', 'weeklyCapacity'] as const;

/**
 * A partner as the administrator writes it; areas by number, or by name as older clients send them.
 */
export type WrittenPartner = Omit<PartnerDetails, 'areas'> & Pick<Partner, 'active'> & ToldAreas;

export type PartnerChange = Partial<WrittenPartner>;

/** The administrator adds and edits partners. */
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
   * @throws DomainError `invalid-partner`, `partner-email-taken`, `storage-unavailable`, and what
   *   `keep` throws
   */
  async add(
    written: WrittenPartner,
    keep = (partner: Partner): Promise<void> => this.partners.add(partner),
  ): Promise<PartnerOverview> {
    const { areas, wholeCountry, cities = [], ...details } = written;
    const id = this.ids.next();
    await keep({
      ...details,
      areas: toldAreas({ areas, wholeCountry, cities }, []) ?? [],
      unclearCities: [],
      pausedUntil: null,
      pausedByOperator: !written.active,
      logoId: null,
      id,
      version: FIRST_VERSION,
      createdAt: this.clock.now(),
      emailChangedAt: null,
    });
    await this.lookAgain();
    return this.found(id);
  }

  /**
   * Changes the given fields; `active: false` pauses. Given areas resolve unclear ones. A new
   * e-mail address voids the old mailbox's links and sessions.
   * @param by pauses or resumes; a partner cannot end an administrator's pause
   * @param expected the version that the change is based on; undefined: any
   * @throws DomainError `partner-not-found`, `invalid-partner`, `partner-email-taken`,
   *   `paused-by-operator`, `version-stale`, `storage-unavailable`
   */
  async change(
    id: string,
    written: PartnerChange,
    by: 'administrator' | 'partner' = 'administrator',
    expected?: Version,
  ): Promise<PartnerOverview> {
    const { areas, wholeCountry, cities, services, ...changes } = written;
    const { partner: before } = await this.found(id);
    const changed = await this.partners.change(id, (partner) => {
      requireVersion(partner.version, expected);
      if (by === 'partner' && changes.active !== undefined) requireOwnPause(partner);
      const isPausing = partner.active && changes.active === false;
      const isElsewhere = changes.email !== undefined && changes.email !== partner.email;
      const chosen = toldAreas({ areas, wholeCountry, cities }, partner.areas);
      return {
        ...changes,
        ...(changes.active && AT_WORK),
        ...(isPausing && { pausedByOperator: by === 'administrator' }),
        ...(isElsewhere && { emailChangedAt: this.clock.now() }),
        ...(chosen && { areas: chosen, unclearCities: [] }),
        ...(services && { services: toldServices(services) }),
      };
    });
    if (changed.active && isChosenOtherwise(before, changed)) await this.lookAgain();
    return this.found(id);
  }

  /** A partner, an area or capacity may now be available to waiting leads. */
  private async lookAgain(): Promise<void> {
    await this.matching.lookAgain(this.clock.now());
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
