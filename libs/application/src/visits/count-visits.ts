import {
  norwegianDay,
  type Visit,
  type VisitCount,
  visitOf,
  withoutNames,
} from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { VisitCounts } from './visit-counts.js';

/** Distinct visits per day; later ones are counted without names. */
export const DIFFERENT_VISITS_A_DAY = 2_000;

/** Counts kept in memory during a storage outage; further visits are not counted. */
const MOST_COUNTS = 10_000;

/**
 * Counts visits in memory and adds them to the storage periodically, so that a visit costs no
 * statement. A killed process loses its counts since the last flush.
 */
export class CountVisits {
  private tally = new Map<string, VisitCount>();
  private today = '';
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

  /**
   * Counts that cannot be stored wait for the next flush.
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

  /** False beyond today's limit of distinct visits. */
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
