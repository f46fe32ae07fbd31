import {
  CHART_WEEKS,
  dayAt,
  type LeadStatus,
  norwegianDay,
  placeName,
  startOfNorwegianDay,
} from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { LeadCount, LeadStatistics, PeriodFigures } from './lead-statistics.js';
import type { PartnerRepository } from '../partners/partner-repository.js';
import type { SaleRepository } from '../billing/sale-repository.js';

/** Today included. */
export const CHART_DAYS = 7 * CHART_WEEKS;

export interface Summary {
  readonly at: Date;
  readonly leads: Record<LeadStatus, number>;
  readonly partners: { readonly active: number; readonly total: number };
  /** In whole øre, without waived sales. */
  readonly sales: { readonly sumOre: number; readonly pending: number };
  readonly period: PeriodFigures;
}

export class ViewSummary {
  constructor(
    private readonly statistics: LeadStatistics,
    private readonly partners: PartnerRepository,
    private readonly sales: SaleRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `storage-unavailable` */
  async execute(): Promise<Summary> {
    const at = this.clock.now();
    const from = startOfNorwegianDay(dayAt(norwegianDay(at), 1 - CHART_DAYS));
    const [leads, period, partners, sales] = await Promise.all([
      this.statistics.countByStatus(),
      this.statistics.since(from),
      this.partners.all(),
      this.sales.totals({}),
    ]);
    const active = partners.filter((partner) => partner.active).length;
    return {
      at,
      leads,
      period: { ...period, cities: bySpelling(period.cities) },
      partners: { active, total: partners.length },
      sales: { sumOre: sales.pending.ore + sales.paid.ore, pending: sales.pending.count },
    };
  }
}

/** Merges spellings of a place, most leads first. */
function bySpelling(cities: PeriodFigures['cities']): LeadCount[] {
  const counts = new Map<string, number>();
  for (const { name, count } of cities) {
    counts.set(placeName(name), (counts.get(placeName(name)) ?? 0) + count);
  }
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}
