import {
  type AcceptedTerms,
  CAPACITY_HOURS,
  FAIRNESS_DAYS,
  type Partner,
  PARTNER_FIELDS,
  TEST_PARTNER,
  type PriceList,
} from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { columnsFor, columnsOf, version } from '../core/row-fields.js';
import type { PartnerOverview } from '@boligstyling/application';
import { isUnansweredRow, countsForPartnerRow } from '../core/reveals.js';

const columns = columnsFor(PARTNER_FIELDS);

export const PartnerSchema = defineEntity({
  name: 'Partner',
  tableName: 'partner',
  properties: {
    id: p.uuid().primary(),
    version: version(),
    ...columns,
    email: columns.email.unique(),
    prices: p.json<PriceList>(),
    /** Text, so that no driver turns the day into a time. */
    pausedUntil: p.string().length(10).strictNullable(),
    pausedByOperator: p.boolean().default(false),
    createdAt: p.datetime(3),
    emailChangedAt: p.datetime(3).strictNullable(),
    termsVersion: p.string().length(10).strictNullable(),
    termsAcceptedAt: p.datetime(3).strictNullable(),
    termsAcceptances: p.json<AcceptedTerms['termsAcceptances']>().defaultRaw(`'[]'::jsonb`),
  },
});

/** Without the test partner, which is no partner to list, change or bill. */
export const isRealPartner = (partner: string): string => `${partner}.id <> '${TEST_PARTNER.id}'`;

export const PARTNER_COLUMNS = [
  columnsOf(Object.keys(PartnerSchema.properties), 'p'),
  '(select l.id from partner_logo l where l.partner_id = p.id) as "logoId"',
].join(', ');

/** As the domain's `capacityUsed`. */
export const LOAD = `
  (select count(*)::int from assignment a where a.partner_id = p.id and ${isUnansweredRow('a')})
    + (select count(*)::int
      from partner_figures f, jsonb_array_elements(f.figures -> 'yeses') yes
      where f.partner_id = p.id and yes::bigint
        > extract(epoch from now() - interval '${CAPACITY_HOURS} hours') * 1000)
    as "assignmentsLastWeek"`;

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
