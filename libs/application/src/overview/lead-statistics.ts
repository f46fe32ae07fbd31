import type { LeadOrigin, LeadStatus, OriginFilter } from '@boligstyling/domain';

/** How many leads one bar of a chart stands for. */
export interface LeadCount {
  readonly name: string;
  readonly count: number;
}

/** What a period brought. A time is never less than none, though a clock was put back meanwhile. */
export interface PeriodFigures {
  /** By the day in Norway it was received, `yyyy-MM-dd`, oldest first; days without leads are left out. */
  readonly days: readonly LeadCount[];
  /** Most leads first. */
  readonly cities: readonly LeadCount[];
  readonly services: readonly LeadCount[];
  /** From receipt until a partner took it, of leads taken in the period by one who still has it; null if none was. */
  readonly medianSecondsToYes: number | null;
  /** From receipt to the first contact, of leads first contacted in the period; null if none was. */
  readonly medianSecondsToContact: number | null;
}

/** What came of some leads. */
export interface Outcome {
  readonly leads: number;
  /** Those that a partner has taken, or that are by hand `matched` or further. */
  readonly matched: number;
  readonly won: number;
  /** What partners owe or have paid for them, in whole øre, without what they are let off. */
  readonly revenueOre: number;
}

/** What came of the leads of one origin. An empty name: of those that tell of none. */
export interface OriginOutcome extends Outcome {
  readonly name: string;
}

/** What came of the leads of a time, by their origin. */
export interface OriginFigures {
  /** Most leads first, {@link MOST_ORIGINS} at most. */
  readonly origins: readonly OriginOutcome[];
  /** All together, with those that are not among the origins. */
  readonly total: Outcome;
}

/** What came of those that are not among the origins. */
export function outcomeOfOthers({ origins, total }: OriginFigures): Outcome {
  const rest = (of: keyof Outcome) => origins.reduce((left, each) => left - each[of], total[of]);
  return {
    leads: rest('leads'),
    matched: rest('matched'),
    won: rest('won'),
    revenueOre: rest('revenueOre'),
  };
}

/** Whoever wants to can make up campaigns without end. */
export const MOST_ORIGINS = 100;

/** From a moment on, and before another. Left out: without that end. */
export interface Period {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** Figures over all leads; those that have joined another count with it. All throw DomainError `storage-unavailable`. */
export abstract class LeadStatistics {
  abstract countByStatus(): Promise<Record<LeadStatus, number>>;

  /** @param from since when */
  abstract since(from: Date): Promise<PeriodFigures>;

  /** Of the leads that were received in the period and came from there. */
  abstract byOrigin(origin: LeadOrigin, of: Period & OriginFilter): Promise<OriginFigures>;

  /** What the leads of the period name as where they came from: as {@link byOrigin}, without figures. */
  abstract originNames(origin: LeadOrigin, of: Period): Promise<string[]>;
}
