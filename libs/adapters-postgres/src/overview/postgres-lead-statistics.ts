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
  SAME_HOME_DAYS,
} from '@boligstyling/domain';
import { fromDatabase } from '../core/from-database.js';
import {
  isTestRow,
  REAL_LEADS,
  isNotWaivedRow,
  hasBeenMatchedRow,
  isChosenQuoteRow,
  isWonRow,
} from '../core/reveals.js';
import type { MikroORM } from '@mikro-orm/postgresql';
import { columnOf } from '../core/row-fields.js';
import { rowsOf } from '../core/statements.js';

/** With `group by` the planner would scan the table. Merged and test leads are few and subtracted. */
const BY_STATUS = `
  select known.status as name,
    (select count(*)::int from lead where lead.status = known.status)
      - (select count(*)::int from lead
        where (merged_into is not null or ${isTestRow('lead')}) and lead.status = known.status) as count
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

const SUMS = ['leads', 'matched', 'won', 'quotes', 'quoted', 'chosen', 'quoteMinutes']
  .map((sum) => `coalesce(sum("${sum}"), 0)::int as "${sum}"`)
  .concat('coalesce(sum(ore), 0)::text as "revenueOre"')
  .join(', ');

/**
 * Assignments and sales follow their lead. A merged lead may be older by this many days, twice
 * over; one day more for clock differences.
 */
const MOST_DAYS_BEFORE = 2 * SAME_HOME_DAYS + 1;

/** Avoids reading all sales. $1: start of the period. */
const notLongBefore = (column: string) =>
  `and ${column} >= $1::timestamptz - interval '${MOST_DAYS_BEFORE} days'`;

/**
 * By one column, from an index-only scan, with the sales of merged leads. The row without a name is
 * the total.
 *
 * @param hasStart the period has a start, in $1
 */
const outcomes = (column: string, asked: string, hasStart: boolean): string => `
  with counted as (
    select ${column} as name, count(*) as leads,
      count(*) filter (
        where accepted_at is not null or ${hasBeenMatchedRow('lead')}) as matched,
      count(*) filter (where ${isWonRow('lead')}) as won
    from ${REAL_LEADS} where ${asked} and merged_into is null
    group by 1
  ), earlier as (
    select ${column} as name, id, received_at from ${REAL_LEADS} where ${asked} and merged_into is null
  ), home as (
    select name, id, id as first, received_at from earlier
    union all
    select name, later.id, earlier.id, earlier.received_at
    from earlier join lead later on later.merged_into = earlier.id
  ), quoted_home as (
    select name, count(*) as quotes, bool_or(${isChosenQuoteRow('quote')}) as "isChosen",
      extract(epoch from min(version.sent_at) - min(home.received_at)) / 60 as minutes
    from home join quote on quote.lead_id = home.id
      join quote_version version on version.quote_id = quote.id and version.version = 1
    group by name, first
  ), quoting as (
    select name, sum(quotes) as quotes, count(*) as quoted,
      count(*) filter (where "isChosen") as chosen, sum(minutes) as "quoteMinutes"
    from quoted_home group by 1
  ), sold as (
    select name, sum(s.amount_ore) as ore
    from home
    join assignment a on a.lead_id = home.id ${hasStart ? notLongBefore('a.offered_at') : ''}
    join sale s on s.assignment_id = a.id and ${isNotWaivedRow('s')}
      ${hasStart ? notLongBefore('s.created_at') : ''}
    group by 1
  ), outcome as (
    select name, leads, matched, won, quotes, quoted, chosen, "quoteMinutes", ore
    from counted left join quoting using (name) left join sold using (name)
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
  const statement = outcomes(columnOf(origin), where, of.from !== undefined);
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
  // The start comes first: sales are filtered by it as $1.
  const conditions: readonly [string, unknown][] = [
    ['received_at >=', from],
    ['received_at <', to],
    ...LEAD_ORIGINS.map((key) => [`${columnOf(key)} =`, filter[key]] as [string, unknown]),
  ];
  const asked = conditions.filter(([, value]) => value !== undefined);
  const where = asked.map(([condition], index) => `${condition} $${index + 1}`).join(' and ');
  return { where: where || 'true', values: asked.map(([, value]) => value) };
}
