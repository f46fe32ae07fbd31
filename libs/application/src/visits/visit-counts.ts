import type { VisitCount, VisitPage, VisitSource, VisitStep } from '@boligstyling/domain';

export const VISIT_VIEWS = ['page', 'city', 'source', 'day'] as const;
export type VisitView = (typeof VISIT_VIEWS)[number];

/** Search criteria; one that is left out does not narrow. */
export interface VisitFilter {
  /** Days in Norway, `yyyy-MM-dd`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly page?: VisitPage | undefined;
  readonly city?: string | undefined;
  readonly source?: VisitSource | undefined;
}

export type VisitSteps = Readonly<Record<VisitStep, number>>;

/** Visits of one page, city, source or day. */
export interface VisitRow {
  readonly name: string;
  readonly steps: VisitSteps;
}

/** Anonymous visit counts by step reached. All throw DomainError `storage-unavailable`. */
export abstract class VisitCounts {
  /** Adds all counts in one transaction; concurrent additions add up. */
  abstract add(counts: readonly VisitCount[]): Promise<void>;

  /** Most visits first; days in order. */
  abstract figures(filter: VisitFilter, by: VisitView): Promise<VisitRow[]>;

  /**
   * Deletes counts of days before this one, `yyyy-MM-dd`.
   * @returns how many, up to `limit`
   */
  abstract deleteOld(before: string, limit: number): Promise<number>;
}
