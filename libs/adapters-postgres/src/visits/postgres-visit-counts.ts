import {
  VisitCounts,
  type VisitFilter,
  type VisitRow,
  type VisitSteps,
  type VisitView,
} from '@boligstyling/application';
import { VISIT_STEPS, type VisitCount, type VisitStep } from '@boligstyling/domain';
import { fromDatabase } from '../core/statements.js';

/** One order, so that concurrent additions do not deadlock. */
const ADD = `
  insert into visit_count (day, page, city, source, step, times)
  select day, page, city, source, step, times
  from json_populate_recordset(null::visit_count, $1)
  order by day, page, city, source, step
  on conflict (day, page, city, source, step)
  do update set times = visit_count.times + excluded.times`;

const FILTER = `
  ($1::date is null or day >= $1) and ($2::date is null or day <= $2)
  and ($3::text is null or page = $3) and ($4::text is null or city = $4)
  and ($5::text is null or source = $5)`;

const figures = (by: VisitView): string => `
  select ${by}::text as name, step, sum(times)::int as times
  from visit_count where ${FILTER}
  group by 1, 2 order by 1`;

const DELETE_OLD = `
  delete from visit_count where (day, page, city, source, step) in (
    select day, page, city, source, step from visit_count where day < $1
    limit $2 for update skip locked)
  returning 1`;

export class PostgresVisitCounts extends fromDatabase(VisitCounts) {
  override async add(counts: readonly VisitCount[]): Promise<void> {
    await this.rowsOf(ADD, [JSON.stringify(counts)]);
  }

  override async figures(filter: VisitFilter, by: VisitView): Promise<VisitRow[]> {
    const { from, to, page, city, source } = filter;
    const values = [from, to, page, city, source];
    const counted = await this.rowsOf<{ name: string; step: VisitStep; times: number }>(
      figures(by),
      values,
    );
    const rows = Map.groupBy(counted, ({ name }) => name);
    const shown = [...rows].map(([name, steps]) => ({ name, steps: stepsOf(steps) }));
    return by === 'day' ? shown : shown.sort((a, b) => b.steps.page - a.steps.page);
  }

  override async deleteOld(before: string, limit: number): Promise<number> {
    return (await this.rowsOf(DELETE_OLD, [before, limit])).length;
  }
}

function stepsOf(counted: readonly { step: VisitStep; times: number }[]): VisitSteps {
  const times = new Map(counted.map(({ step, times }) => [step, times]));
  return Object.fromEntries(VISIT_STEPS.map((step) => [step, times.get(step) ?? 0])) as VisitSteps;
}
