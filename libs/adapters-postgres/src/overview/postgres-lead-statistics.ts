import {
  type LeadCount,
  LeadStatistics,
  type OriginFigures,
  type Period,
  type PeriodFigures,
  MAX_ORIGINS,
  type OriginOutcome,
  type Outcome,
} from '@boligstyling/application';
import {
  LEAD_STATUSES,
  type LeadOrigin,
  type LeadStatus,
  type OriginFilter,
  LEAD_ORIGINS,
} from '@boligstyling/domain';
import { fromDatabase, rowsOf } from '../core/statements.js';
import { isTestRow, REAL_LEADS, hasBeenMatchedRow, isWonRow } from '../core/reveals.js';
import type { MikroORM } from '@mikro-orm/postgresql';
import { columnOf } from '../core/row-fields.js';

/** With `group by` the planner would scan the table unless few match. */
const BY_STATUS = `
  with hidden as materialized (
    select status, count(*)::int as count from lead
    where merged_into is not null or ${isTestRow('lead')} group by status
  )
  select known.status as name, (select count(*)::int from lead where lead.status = known.status)
    - coalesce((select count from hidden where hidden.status = known.status), 0) as count
  from unnest($1::varchar[]) known (status)`;

/** One pass for all three charts, summed from the few combinations. */
const BY_DAY_CITY_AND_SERVICE = `
  with cell as materialized (
    select (received_at at time zone 'Europe/Oslo')::date as day, location, service_type,
      count(*) as count
    from ${REAL_LEADS} where received_at >= $1 and merged_into is null
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
  from ${REAL_LEADS}
  where ${moment} >= $1`;

const MEDIAN_TO_ACCEPTANCE = medianTo('accepted_at');
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
    const [counts, acceptances, contacts] = await Promise.all([
      this.rowsOf<LeadCount & { chart: Chart }>(BY_DAY_CITY_AND_SERVICE, [from]),
      this.rowsOf<{ seconds: number | null }>(MEDIAN_TO_ACCEPTANCE, [from]),
      this.rowsOf<{ seconds: number | null }>(MEDIAN_TO_CONTACT, [from]),
    ]);
    const of = (chart: Chart) =>
      counts.filter((row) => row.chart === chart).map(({ name, count }) => ({ name, count }));
    return {
      days: of('days'),
      cities: of('cities'),
      services: of('services'),
      medianSecondsToAcceptance: acceptances[0]?.seconds ?? null,
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

const SUMS = ['leads', 'matched', 'won', 'quotes', 'quoted', 'chosen', 'quoteMinutes']
  .map((sum) => `coalesce(sum("${sum}"), 0)::int as "${sum}"`)
  .concat('coalesce(sum(ore), 0)::text as "revenueOre"')
  .join(', ');

/**
 * By one column, in one pass over the leads, with what came of merged ones. The row without a name is
 * the total.
 */
const outcomes = (column: string, asked: string): string => `
  with later as materialized (
    select merged_into as id, sum(revenue_ore) as ore, sum(quote_count) as quotes,
      min(first_quoted_at) as quoted_at, bool_or(has_chosen_quote) as "isChosen"
    from lead where merged_into is not null
    group by 1
  ), outcome as (
    select ${column} as name, count(*) as leads,
      count(*) filter (
        where accepted_at is not null or ${hasBeenMatchedRow('lead')}) as matched,
      count(*) filter (where ${isWonRow('lead')}) as won,
      sum(revenue_ore) + coalesce(sum(ore), 0) as ore,
      sum(quote_count) + coalesce(sum(quotes), 0) as quotes,
      count(*) filter (where quote_count > 0 or quotes > 0) as quoted,
      count(*) filter (where has_chosen_quote or "isChosen") as chosen,
      sum(date_part('epoch', least(first_quoted_at, quoted_at) - received_at) / 60)
        filter (where quote_count > 0 or quotes > 0) as "quoteMinutes"
    from ${REAL_LEADS} left join later using (id) where ${asked} and merged_into is null
    group by 1
  )
  select null as name, ${SUMS} from outcome
  union all
  (select name, ${SUMS} from outcome
    group by name order by sum(leads) desc, name limit ${MAX_ORIGINS})`;

const names = (column: string, asked: string): string => `
  select ${column} as name from ${REAL_LEADS}
  where ${asked} and merged_into is null and ${column} <> ''
  group by 1 order by count(*) desc, 1 limit ${MAX_ORIGINS}`;

interface Row extends Omit<Outcome, 'revenueOre'> {
  name: string | null;
  revenueOre: string;
}

const NO_OUTCOME: Outcome = {
  ...{ leads: 0, matched: 0, won: 0, revenueOre: 0 },
  ...{ quotes: 0, quoted: 0, chosen: 0, quoteMinutes: 0 },
};

async function readOutcomes(
  orm: MikroORM,
  origin: LeadOrigin,
  of: Period & OriginFilter,
): Promise<OriginFigures> {
  const { where, values } = narrowedTo(of);
  const statement = outcomes(columnOf(origin), where);
  const rows = await rowsOf<Row>(orm, statement, values);
  let total: Outcome = NO_OUTCOME;
  const origins: OriginOutcome[] = [];
  for (const { name, revenueOre, ...counts } of rows) {
    const outcome = { ...counts, revenueOre: Number(revenueOre) };
    if (name === null) total = outcome;
    else origins.push({ name, ...outcome });
  }
  return { origins, total };
}

async function readOriginNames(orm: MikroORM, origin: LeadOrigin, of: Period): Promise<string[]> {
  const { where, values } = narrowedTo(of);
  const rows = await rowsOf<{ name: string }>(orm, names(columnOf(origin), where), values);
  return rows.map(({ name }) => name);
}

function narrowedTo({ from, to, ...filter }: Period & OriginFilter) {
  const conditions: readonly [string, unknown][] = [
    ['received_at >=', from],
    ['received_at <', to],
    ...LEAD_ORIGINS.map((key) => [`${columnOf(key)} =`, filter[key]] as [string, unknown]),
  ];
  const asked = conditions.filter(([, value]) => value !== undefined);
  const where = asked.map(([condition], index) => `${condition} $${index + 1}`).join(' and ');
  return { where: where || 'true', values: asked.map(([, value]) => value) };
}
