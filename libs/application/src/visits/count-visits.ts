import {
  norwegianDay,
  type Visit,
  type VisitCount,
  visitOf,
  withoutNames,
} from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { VisitCounts } from './visit-counts.js';

/** So many different visits are told apart in a day; later ones are counted without names. */
export const DIFFERENT_VISITS_A_DAY = 2_000;

/** While the storage is away, so many counts are kept in memory, and what comes then is not counted. */
const MOST_COUNTS = 10_000;

/**
 * Counts visits in memory and adds them up in the storage from time to time, so that a visit costs
 * no statement. What a process counted since the last time is lost with it when it is killed.
 */
export class CountVisits {
  private tally = new Map<string, VisitCount>();
  private today = '';
  private known = new Set<string>();

  constructor(
    private readonly counts: Pick<VisitCounts, 'add'>,
    private readonly clock: Clock,
  ) {}

  count(told: Visit): void {
    const day = norwegianDay(this.clock.now());
    if (day !== this.today) this.known.clear();
    this.today = day;
    const visit = visitOf(told);
    this.keep({ ...(this.isTold(visit) ? visit : withoutNames(visit)), day, times: 1 });
  }

  /**
   * Adds to the storage what was counted since the last time; what cannot be added waits.
   *
   * @throws DomainError `storage-unavailable`
   */
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

  /** Whether a visit is told apart from others today. */
  private isTold(visit: Visit): boolean {
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
