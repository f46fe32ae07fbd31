import { DomainError, type Partner, type PartnerDetails } from '@boligstyling/domain';
import type { Clock } from './ports/clock.js';
import type { IdGenerator } from './ports/id-generator.js';
import type { MatchingNudge } from './ports/matching-nudge.js';
import type { MatchingRepository } from './ports/matching-repository.js';
import type { PartnerOverview, PartnerRepository } from './ports/partner-repository.js';

/** The administrator takes a partner into the network, and keeps what we know of it. */
export class SavePartner {
  constructor(
    private readonly partners: PartnerRepository,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly matching: MatchingRepository,
    private readonly nextSteps: MatchingNudge,
  ) {}

  /** @throws DomainError `invalid-partner`, `partner-email-taken`, `storage-unavailable` */
  async add(details: PartnerDetails & Pick<Partner, 'active'>): Promise<PartnerOverview> {
    requireCities(details);
    const id = this.ids.next();
    await this.partners.add({ ...details, id, createdAt: this.clock.now() });
    await this.lookAgain();
    return this.found(id);
  }

  /**
   * Changes what is given. A partner that is no longer to get leads is paused, `active: false`.
   *
   * @throws DomainError `partner-not-found`, `invalid-partner`, `partner-email-taken`,
   *   `storage-unavailable`
   */
  async change(
    id: string,
    changes: Partial<PartnerDetails & Pick<Partner, 'active'>>,
  ): Promise<PartnerOverview> {
    const { partner } = await this.found(id);
    requireCities({ ...partner, ...changes });
    await this.partners.change(id, changes);
    await this.lookAgain();
    return this.found(id);
  }

  /** A partner, an area or capacity may have come free for requests that wait. */
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

function requireCities({ wholeCountry, cities }: PartnerDetails): void {
  if (wholeCountry || cities.length > 0) return;
  const message = 'Oppgi minst én by, eller velg hele landet.';
  throw new DomainError('invalid-partner', message, [{ field: 'cities', message }]);
}
