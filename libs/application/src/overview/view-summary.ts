import {
  CHART_WEEKS,
  dayAt,
  type LeadStatus,
  norwegianDay,
  placeName,
  startOfNorwegianDay,
  type LeadOrigin,
  type OriginFilter,
} from '@boligstyling/domain';
import type { Clock } from '../core/ports.js';
import type { PartnerCount, PartnerRepository } from '../partners/partner-repository.js';
import type { SaleRepository } from '../billing/sale-repository.js';

export interface LeadCount {
  readonly name: string;
  readonly count: number;
}

/** Durations are never negative, even if a clock was set back. */
export interface PeriodFigures {
  /** By Norwegian day of receipt, `yyyy-MM-dd`, oldest first, without empty days. */
  readonly days: readonly LeadCount[];
  /** Most leads first. */
  readonly cities: readonly LeadCount[];
  readonly services: readonly LeadCount[];
  /**
   * From receipt to acceptance, of leads accepted in the period by a partner that still has them.
   */
  readonly medianSecondsToAcceptance: number | null;
  /** From receipt to the first contact in the period. */
  readonly medianSecondsToContact: number | null;
}

export interface Outcome {
  readonly leads: number;
  /** Accepted leads, and those set by hand to `matched` or further. */
  readonly matched: number;
  readonly won: number;
  /** Quotes that were sent. */
  readonly quotes: number;
  readonly quoted: number;
  readonly chosen: number;
  /** From receipt to the first quote, summed over the leads with one. */
  readonly quoteMinutes: number;
  /** Due and paid sales in whole øre. */
  readonly revenueOre: number;
}

/** The empty name: without an origin. */
export interface OriginOutcome extends Outcome {
  readonly name: string;
}

export interface OriginFigures {
  /** Most leads first, {@link MAX_ORIGINS} at most. */
  readonly origins: readonly OriginOutcome[];
  readonly total: Outcome;
}

export function outcomeOfOthers({ origins, total }: OriginFigures): Outcome {
  const rest = (of: keyof Outcome) => origins.reduce((left, each) => left - each[of], total[of]);
  return {
    leads: rest('leads'),
    matched: rest('matched'),
    won: rest('won'),
    quotes: rest('quotes'),
    quoted: rest('quoted'),
    chosen: rest('chosen'),
    quoteMinutes: rest('quoteMinutes'),
    revenueOre: rest('revenueOre'),
  };
}

/** Anyone can invent campaigns in a link. */
export const MAX_ORIGINS = 100;

/** From inclusive, to exclusive; absent: unlimited. */
export interface Period {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** Merged leads count with the lead they are merged into. All throw `storage-unavailable`. */
export abstract class LeadStatistics {
  abstract countByStatus(): Promise<Record<LeadStatus, number>>;

  abstract since(from: Date): Promise<PeriodFigures>;

  abstract byOrigin(origin: LeadOrigin, of: Period & OriginFilter): Promise<OriginFigures>;

  abstract originNames(origin: LeadOrigin, of: Period): Promise<string[]>;
}

export const CHART_DAYS = 7 * CHART_WEEKS;

export interface Summary {
  readonly at: Date;
  readonly leads: Record<LeadStatus, number>;
  readonly partners: PartnerCount;
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

  async execute(): Promise<Summary> {
    const at = this.clock.now();
    const from = startOfNorwegianDay(dayAt(norwegianDay(at), 1 - CHART_DAYS));
    const [leads, period, partners, sales] = await Promise.all([
      this.statistics.countByStatus(),
      this.statistics.since(from),
      this.partners.count(),
      this.sales.totals({}),
    ]);
    return {
      at,
      leads,
      period: { ...period, cities: bySpelling(period.cities) },
      partners,
      sales: { sumOre: sales.pending.ore + sales.paid.ore, pending: sales.pending.count },
    };
  }
}

function bySpelling(cities: PeriodFigures['cities']): LeadCount[] {
  const counts = new Map<string, number>();
  for (const { name, count } of cities) {
    counts.set(placeName(name), (counts.get(placeName(name)) ?? 0) + count);
  }
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}
