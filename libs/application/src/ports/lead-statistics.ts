import type { LeadStatus } from '@boligstyling/domain';

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

/** Figures over all leads; those that have joined another count with it. All throw DomainError `storage-unavailable`. */
export abstract class LeadStatistics {
  abstract countByStatus(): Promise<Record<LeadStatus, number>>;

  /** @param from since when */
  abstract since(from: Date): Promise<PeriodFigures>;
}
