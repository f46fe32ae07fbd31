import type { PartnerOverview } from '@boligstyling/application';
import { CAPACITY_HOURS, FAIRNESS_DAYS, type Partner } from '@boligstyling/domain';
import { columnsOf } from '../core/row-fields.js';
import { PartnerSchema } from './partner-schema.js';
import { isUnansweredRow, countsForPartnerRow } from '../lead-case/reveals.js';

const NOT_READ: readonly string[] = ['cities', 'wholeCountry'];

export const PARTNER_COLUMNS = [
  columnsOf(
    Object.keys(PartnerSchema.properties).filter((key) => !NOT_READ.includes(key)),
    'p',
  ),
  '(select l.id from partner_logo l where l.partner_id = p.id) as "logoId"',
].join(', ');

/** Load against the partner's capacity, as the domain's `capacityUsed` counts it. */
export const LOAD = `
  (select count(*)::int from assignment a where a.partner_id = p.id and ${isUnansweredRow('a')})
    + (select count(*)::int
      from partner_figures f, jsonb_array_elements(f.figures -> 'yeses') yes
      where f.partner_id = p.id and yes::bigint
        > extract(epoch from now() - interval '${CAPACITY_HOURS} hours') * 1000)
    as "assignmentsLastWeek"`;

/** Recent questions, as listed. Withdrawn ones count nowhere. */
export const RECENT = `
  ${LOAD},
  (select count(*)::int from assignment a
    where a.partner_id = p.id and ${countsForPartnerRow('a')}
      and a.offered_at > now() - interval '${FAIRNESS_DAYS} days') as "assignmentsLastMonth",
  (select a.offered_at from assignment a
    where a.partner_id = p.id and ${countsForPartnerRow('a')}
    order by a.offered_at desc limit 1) as "lastAssignedAt"`;

export type CandidateRow = Partner & Omit<PartnerOverview, 'partner' | 'assignments'>;

export function toCandidate(row: CandidateRow): Omit<PartnerOverview, 'assignments'> {
  const { assignmentsLastWeek, assignmentsLastMonth, lastAssignedAt, ...partner } = row;
  return { partner, assignmentsLastWeek, assignmentsLastMonth, lastAssignedAt };
}
