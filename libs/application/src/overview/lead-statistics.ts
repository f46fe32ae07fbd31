import type { LeadOrigin, LeadStatus, OriginFilter } from '@boligstyling/domain';

/** One bar of a chart. */
export interface LeadCount {
  readonly name: string;
  readonly count: number;
}

/** Figures of a period. Durations are never negative, even if a clock was set back. */
export interface PeriodFigures {
  /** By day of receipt in Norway, `yyyy-MM-dd`, oldest first; days without leads are left out. */
  readonly days: readonly LeadCount[];
  /** Most leads first. */
  readonly cities: readonly LeadCount[];
  readonly services: readonly LeadCount[];
  /**
   * From receipt to acceptance, of leads accepted in the period by a partner that still has them;
   * null: none.
   */
  readonly medianSecondsToYes: number | null;
  /** From receipt to the first contact, of leads first contacted in the period; null: none. */
  readonly medianSecondsToContact: number | null;
}

export interface Outcome {
  readonly leads: number;
  /** Accepted leads, and those set by hand to `matched` or further. */
  readonly matched: number;
  readonly won: number;
  /** Due and paid sales in whole øre, without waived ones. */
  readonly revenueOre: number;
}

/** Outcomes of one origin; the empty name stands for leads without one. */
export interface OriginOutcome extends Outcome {
  readonly name: string;
}

/** Outcomes of a period, by origin. */
export interface OriginFigures {
  /** Most leads first, {@link MOST_ORIGINS} at most. */
  readonly origins: readonly OriginOutcome[];
  /** Including leads beyond the listed origins. */
  readonly total: Outcome;
}

/** Outcomes of the leads beyond the listed origins. */
export function outcomeOfOthers({ origins, total }: OriginFigures): Outcome {
  const rest = (of: keyof Outcome) => origins.reduce((left, each) => left - each[of], total[of]);
  return {
    leads: rest('leads'),
    matched: rest('matched'),
    won: rest('won'),
    revenueOre: rest('revenueOre'),
  };
}

/** A limit, because anyone can invent campaigns in a link. */
export const MOST_ORIGINS = 100;

/** From inclusive, to exclusive; left out: unlimited. */
export interface Period {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/**
 * Figures over all leads; merged ones count with the lead they are merged into. All throw
 * DomainError `storage-unavailable`.
 */
export abstract class LeadStatistics {
  abstract countByStatus(): Promise<Record<LeadStatus, number>>;

  abstract since(from: Date): Promise<PeriodFigures>;

  /** Outcomes of leads received in the period. */
  abstract byOrigin(origin: LeadOrigin, of: Period & OriginFilter): Promise<OriginFigures>;

  /** The origins as in {@link byOrigin}, without figures. */
  abstract originNames(origin: LeadOrigin, of: Period): Promise<string[]>;
}
