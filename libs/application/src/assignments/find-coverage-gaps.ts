import {
  type Coverage,
  coverageOf,
  dayAt,
  norwegianDay,
  startOfNorwegianDay,
} from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { PartnerRepository } from '../partners/partner-repository.js';

/** Older demand says little about the present. */
export const COVERAGE_DAYS = 365;

export class FindCoverageGaps {
  constructor(
    private readonly partners: PartnerRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns with the start of the period in Norway, as lists filter by days */
  async execute(): Promise<Coverage & { readonly since: Date }> {
    const since = startOfNorwegianDay(dayAt(norwegianDay(this.clock.now()), -COVERAGE_DAYS));
    const [demand, partners] = await Promise.all([
      this.partners.demandSince(since),
      this.partners.loaded(),
    ]);
    return { ...coverageOf(demand, partners), since };
  }
}
