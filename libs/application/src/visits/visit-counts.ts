import type { VisitCount, VisitPage, VisitSource, VisitStep } from '@boligstyling/domain';

/** By what the counts are shown. */
export const VISIT_VIEWS = ['page', 'city', 'source', 'day'] as const;
export type VisitView = (typeof VISIT_VIEWS)[number];

/** What the counts are narrowed to. Everything left out lets all through. */
export interface VisitFilter {
  /** Days in Norway, `yyyy-MM-dd`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly page?: VisitPage | undefined;
  readonly city?: string | undefined;
  readonly source?: VisitSource | undefined;
}

/** How many visits got to each step. */
export type VisitSteps = Readonly<Record<VisitStep, number>>;

/** Those of one page, city, source or day. */
export interface VisitRow {
  readonly name: string;
  readonly steps: VisitSteps;
}

/** How often visits got how far: counts alone. All throw DomainError `storage-unavailable`. */
export abstract class VisitCounts {
  /** Adds all of them to what is there, or nothing. Whoever else adds meanwhile adds to it too. */
  abstract add(counts: readonly VisitCount[]): Promise<void>;

  /** Most visits first, days in their order. */
  abstract figures(filter: VisitFilter, by: VisitView): Promise<VisitRow[]>;

  /**
   * Forgets counts of days before this one, `yyyy-MM-dd`.
   *
   * @param limit how many at most
   * @returns how many
   */
  abstract forget(before: string, limit: number): Promise<number>;
}
