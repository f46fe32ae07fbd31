import {
  type LeadCount,
  LeadStatistics,
  type OriginFigures,
  type Period,
  type PeriodFigures,
} from '@boligstyling/application';
import {
  LEAD_STATUSES,
  type LeadOrigin,
  type LeadStatus,
  type OriginFilter,
} from '@boligstyling/domain';
import { fromDatabase } from '../core/from-database.js';
import { readOriginNames, readOutcomes } from './origin-outcomes.js';

/**
 * One count per status: with `group by` the planner would scan the table. Merged leads are few and
 * subtracted.
 */
const BY_STATUS = `
  select known.status as name,
    (select count(*)::int from lead where lead.status = known.status)
      - (select count(*)::int from lead
        where merged_into is not null and lead.status = known.status) as count
  from unnest($1::varchar[]) known (status)`;

/** One pass for all three charts, summed from the few combinations. */
const BY_DAY_CITY_AND_SERVICE = `
  with cell as materialized (
    select (received_at at time zone 'Europe/Oslo')::date as day, location, service_type,
      count(*) as count
    from lead where received_at >= $1 and merged_into is null
    group by 1, 2, 3
  )
  select
    case grouping(day, location, service_type)
      when 3 then 'days' when 5 then 'cities' else 'services' end as chart,
    coalesce(day::text, location, service_type) as name,
    sum(count)::int as count
  from cell
  group by grouping sets (day, location, service_type)
  order by case when day is null then sum(count) end desc, name`;

const medianTo = (moment: 'accepted_at' | 'contacted_at') => `
  select percentile_cont(0.5) within group (
    order by greatest(0, extract(epoch from ${moment} - received_at))) as seconds
  from lead
  where ${moment} >= $1`;

const MEDIAN_TO_YES = medianTo('accepted_at');
const MEDIAN_TO_CONTACT = medianTo('contacted_at');

type Chart = 'days' | 'cities' | 'services';

export class PostgresLeadStatistics extends fromDatabase(LeadStatistics) {
  override async countByStatus(): Promise<Record<LeadStatus, number>> {
    const counts = await this.rowsOf<LeadCount>(BY_STATUS, [LEAD_STATUSES]);
    const byStatus = new Map(counts.map(({ name, count }) => [name, count]));
    return Object.fromEntries(
      LEAD_STATUSES.map((status) => [status, byStatus.get(status) ?? 0]),
    ) as Record<LeadStatus, number>;
  }

  override async since(from: Date): Promise<PeriodFigures> {
    const [counts, yeses, contacts] = await Promise.all([
      this.rowsOf<LeadCount & { chart: Chart }>(BY_DAY_CITY_AND_SERVICE, [from]),
      this.rowsOf<{ seconds: number | null }>(MEDIAN_TO_YES, [from]),
      this.rowsOf<{ seconds: number | null }>(MEDIAN_TO_CONTACT, [from]),
    ]);
    const of = (chart: Chart) =>
      counts.filter((row) => row.chart === chart).map(({ name, count }) => ({ name, count }));
    return {
      days: of('days'),
      cities: of('cities'),
      services: of('services'),
      medianSecondsToYes: yeses[0]?.seconds ?? null,
      medianSecondsToContact: contacts[0]?.seconds ?? null,
    };
  }

  override byOrigin(origin: LeadOrigin, of: Period & OriginFilter): Promise<OriginFigures> {
    return readOutcomes(this.orm, origin, of);
  }

  override originNames(origin: LeadOrigin, of: Period): Promise<string[]> {
    return readOriginNames(this.orm, origin, of);
  }
}
