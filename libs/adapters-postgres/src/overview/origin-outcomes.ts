import {
  MOST_ORIGINS,
  type OriginFigures,
  type OriginOutcome,
  type Outcome,
  type Period,
} from '@boligstyling/application';
import {
  LEAD_ORIGINS,
  type LeadOrigin,
  type OriginFilter,
  SAME_HOME_DAYS,
} from '@boligstyling/domain';
import type { MikroORM } from '@mikro-orm/postgresql';
import { isSaleDueRow } from '../lead-case/reveals.js';
import { columnOf } from '../core/row-fields.js';
import { rowsOf } from '../core/statements.js';

const SUMS = ['leads', 'matched', 'won']
  .map((sum) => `coalesce(sum(${sum}), 0)::int as ${sum}`)
  .concat('coalesce(sum(ore), 0)::text as "revenueOre"')
  .join(', ');

/**
 * Assignments and sales follow their lead. A merged lead may be older than the other by this many
 * days, twice over; one day more for clock differences.
 */
const MOST_DAYS_BEFORE = 2 * SAME_HOME_DAYS + 1;

/** Avoids reading all sales. $1: start of the period. */
const notLongBefore = (column: string) =>
  `and ${column} >= $1::timestamptz - interval '${MOST_DAYS_BEFORE} days'`;

/**
 * Outcomes of a period's leads by one column, from an index-only scan, with the sales of merged
 * leads. The row without a name is the total.
 *
 * @param hasStart the period has a start, in $1
 */
const outcomes = (column: string, asked: string, hasStart: boolean): string => `
  with counted as (
    select ${column} as name, count(*) as leads,
      count(*) filter (
        where accepted_at is not null or status not in ('new', 'lost')) as matched,
      count(*) filter (where status = 'won') as won
    from lead where ${asked} and merged_into is null
    group by 1
  ), earlier as (
    select ${column} as name, id from lead where ${asked} and merged_into is null
  ), home as (
    select name, id from earlier
    union all
    select name, later.id from earlier join lead later on later.merged_into = earlier.id
  ), sold as (
    select name, sum(s.amount_ore) as ore
    from home
    join assignment a on a.lead_id = home.id ${hasStart ? notLongBefore('a.offered_at') : ''}
    join sale s on s.assignment_id = a.id and ${isSaleDueRow('s')}
      ${hasStart ? notLongBefore('s.created_at') : ''}
    group by 1
  ), outcome as (
    select name, leads, matched, won, ore from counted left join sold using (name)
  )
  select null as name, ${SUMS} from outcome
  union all
  (select name, ${SUMS} from outcome
    group by name order by sum(leads) desc, name limit ${MOST_ORIGINS})`;

const names = (column: string, asked: string): string => `
  select ${column} as name from lead
  where ${asked} and merged_into is null and ${column} <> ''
  group by 1 order by count(*) desc, 1 limit ${MOST_ORIGINS}`;

interface Row extends Omit<Outcome, 'revenueOre'> {
  name: string | null;
  revenueOre: string;
}

export async function readOutcomes(
  orm: MikroORM,
  origin: LeadOrigin,
  of: Period & OriginFilter,
): Promise<OriginFigures> {
  const { where, values } = narrowedTo(of);
  const statement = outcomes(columnOf(origin), where, of.from !== undefined);
  const rows = await rowsOf<Row>(orm, statement, values);
  let total: Outcome = { leads: 0, matched: 0, won: 0, revenueOre: 0 };
  const origins: OriginOutcome[] = [];
  for (const { name, revenueOre, ...counts } of rows) {
    const outcome = { ...counts, revenueOre: Number(revenueOre) };
    if (name === null) total = outcome;
    else origins.push({ name, ...outcome });
  }
  return { origins, total };
}

export async function readOriginNames(
  orm: MikroORM,
  origin: LeadOrigin,
  of: Period,
): Promise<string[]> {
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
