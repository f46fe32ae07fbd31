import { VISIT_STEPS, type VisitCount } from '@boligstyling/domain';
import {
  VisitCounts,
  type VisitFilter,
  type VisitRow,
  type VisitSteps,
  type VisitView,
} from '../ports/visit-counts.js';

/** Counts of visits in memory. */
export class InMemoryVisitCounts extends VisitCounts {
  readonly counts: VisitCount[] = [];

  override async add(counts: readonly VisitCount[]): Promise<void> {
    this.counts.push(...counts);
  }

  override async figures(filter: VisitFilter, by: VisitView): Promise<VisitRow[]> {
    const { from, to, page, city, source } = filter;
    const matching = this.counts.filter(
      (count) =>
        (!from || count.day >= from) &&
        (!to || count.day <= to) &&
        (!page || count.page === page) &&
        (!city || count.city === city) &&
        (!source || count.source === source),
    );
    const names = [...new Set(matching.map((count) => count[by]))].sort();
    const rows = names.map((name) => ({
      name,
      steps: added(matching.filter((count) => count[by] === name)),
    }));
    return by === 'day' ? rows : rows.sort((a, b) => b.steps.page - a.steps.page);
  }

  override async forget(before: string, limit: number): Promise<number> {
    const gone = this.counts.filter(({ day }) => day < before).slice(0, limit);
    for (const count of gone) this.counts.splice(this.counts.indexOf(count), 1);
    return gone.length;
  }
}

function added(counts: readonly VisitCount[]): VisitSteps {
  const times = VISIT_STEPS.map((step) => [
    step,
    counts.filter((count) => count.step === step).reduce((sum, count) => sum + count.times, 0),
  ]);
  return Object.fromEntries(times) as VisitSteps;
}
