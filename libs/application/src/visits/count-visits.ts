import {
  norwegianDay,
  type Visit,
  type VisitCount,
  visitOf,
  withoutNames,
  type VisitPage,
  type VisitSource,
  type VisitStep,
} from '@boligstyling/domain';
import type { Clock } from '../core/ports.js';

export const VISIT_VIEWS = ['page', 'city', 'source', 'day'] as const;
export type VisitView = (typeof VISIT_VIEWS)[number];

export interface VisitFilter {
  /** Days in Norway, `yyyy-MM-dd`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly page?: VisitPage | undefined;
  readonly city?: string | undefined;
  readonly source?: VisitSource | undefined;
}

export type VisitSteps = Readonly<Record<VisitStep, number>>;

export interface VisitRow {
  readonly name: string;
  readonly steps: VisitSteps;
}

export abstract class VisitCounts {
  /** In one transaction; concurrent additions add up. */
  abstract add(counts: readonly VisitCount[]): Promise<void>;

  /** Most visits first; days in order. */
  abstract figures(filter: VisitFilter, by: VisitView): Promise<VisitRow[]>;

  /** Of days before this one, `yyyy-MM-dd`. */
  abstract deleteOld(before: string, limit: number): Promise<number>;
}

/** Later ones are counted without names. */
export const DIFFERENT_VISITS_A_DAY = 2_000;

/** During a storage outage; further visits are not counted. */
const MOST_COUNTS = 10_000;

/**
 * In memory, so that a visit costs no statement. A killed process loses its counts since the last
 * flush.
 */
export class CountVisits {
  private tally = new Map<string, VisitCount>();
  private today: string | undefined;
  private known = new Set<string>();

  constructor(
    private readonly counts: Pick<VisitCounts, 'add'>,
    private readonly clock: Clock,
  ) {}

  count(given: Visit): void {
    const day = norwegianDay(this.clock.now());
    if (day !== this.today) this.known.clear();
    this.today = day;
    const visit = visitOf(given);
    this.keep({ ...(this.isKnown(visit) ? visit : withoutNames(visit)), day, times: 1 });
  }

  /** Unstored counts wait for the next flush. */
  async flush(): Promise<void> {
    if (this.tally.size === 0) return;
    const counted = [...this.tally.values()];
    this.tally = new Map();
    try {
      await this.counts.add(counted);
    } catch (error) {
      counted.forEach((count) => this.keep(count));
      throw error;
    }
  }

  private isKnown(visit: Visit): boolean {
    const key = keyOf(visit);
    if (this.known.size < DIFFERENT_VISITS_A_DAY) this.known.add(key);
    return this.known.has(key);
  }

  private keep(count: VisitCount): void {
    const key = `${count.day} ${keyOf(count)}`;
    const kept = this.tally.get(key);
    if (!kept && this.tally.size >= MOST_COUNTS) return;
    this.tally.set(key, { ...count, times: (kept?.times ?? 0) + count.times });
  }
}

const keyOf = ({ page, city, source, step }: Visit): string => `${page} ${source} ${step} ${city}`;
