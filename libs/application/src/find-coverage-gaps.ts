import { type Coverage, coverageOf, daysAfter } from '@boligstyling/domain';
import type { Clock } from './ports/clock.js';
import type { PartnerRepository } from './ports/partner-repository.js';

/** Older demand says little about where partners are needed now. */
const DAYS = 365;

/** Where owners ask and no partner can answer: the administrator's list of partners to find. */
export class FindCoverageGaps {
  constructor(
    private readonly partners: PartnerRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns also since when
   * @throws DomainError `storage-unavailable`
   */
  async execute(): Promise<Coverage & { readonly since: Date }> {
    const since = daysAfter(this.clock.now(), -DAYS);
    const [demand, partners] = await Promise.all([
      this.partners.demandSince(since),
      this.partners.loaded(),
    ]);
    return { ...coverageOf(demand, partners), since };
  }
}
