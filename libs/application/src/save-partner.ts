import { DomainError, type Partner, type PartnerDetails } from '@boligstyling/domain';
import type { Clock } from './ports/clock.js';
import type { IdGenerator } from './ports/id-generator.js';
import type { PartnerOverview, PartnerRepository } from './ports/partner-repository.js';

/** The administrator takes a partner into the network, and keeps what we know of it. */
export class SavePartner {
  constructor(
    private readonly partners: PartnerRepository,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid-partner`, `partner-email-taken`, `storage-unavailable` */
  async add(details: PartnerDetails & Pick<Partner, 'active'>): Promise<PartnerOverview> {
    requireCities(details);
    const id = this.ids.next();
    await this.partners.add({ ...details, id, createdAt: this.clock.now() });
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
    return this.found(id);
  }

  private async found(id: string): Promise<PartnerOverview> {
    const partner = await this.partners.findById(id);
    if (!partner) throw new DomainError('partner-not-found', 'Fant ikke partneren.');
    return partner;
  }
}

function requireCities({ wholeCountry, cities }: PartnerDetails): void {
  if (wholeCountry || cities.length > 0) return;
  const message = 'Oppgi minst én by, eller velg hele landet.';
  throw new DomainError('invalid-partner', message, [{ field: 'cities', message }]);
}
