import {
  type AcceptedTerms,
  CAPACITY_HOURS,
  FAIRNESS_DAYS,
  type Partner,
  PARTNER_FIELDS,
  TEST_PARTNER,
  type PriceList,
  APPLICATION_FIELDS,
  APPLICATION_STATES,
  type ApplicationDetails,
  type ApplicationState,
  EMAIL_MAX_LENGTH,
  fieldsOf,
  isUndecidedApplication,
  type PartnerApplication,
} from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { columnsFor, columnsOf, version } from '../core/row-fields.js';
import type { PartnerOverview } from '@boligstyling/application';
import { isUnansweredRow, countsForPartnerRow } from '../core/reveals.js';
import { idOf } from '../core/statements.js';
import { rowsThat } from '../core/rows-that.js';

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
      from partner_figures f, jsonb_array_elements(f.figures -> 'acceptances') acceptance
      where f.partner_id = p.id and acceptance::bigint
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

/** Without the owner's data. */
export const ErasureNotificationSchema = defineEntity({
  name: 'ErasureNotification',
  tableName: 'erasure_notification',
  properties: {
    id: p.uuid().primary(),
    partnerId: () => idOf(PartnerSchema, 'partner_id').deleteRule('cascade').index(),
    reference: p.string().length(8),
    service: p.string().length(40),
    askedAt: p.datetime(3),
    hadContact: p.boolean(),
    erasedAt: p.datetime(3),
  },
});

/** Keyed hashes. They outlive their rows, so that an erased person is never imported again. */
export const ImportedRowSchema = defineEntity({
  name: 'ImportedRow',
  tableName: 'imported_row',
  properties: {
    digest: p.string().length(64).primary(),
    content: p.string().length(64),
    importedAt: p.datetime(3),
    /** The partner that was here already. */
    partnerId: () => idOf(PartnerSchema, 'partner_id').deleteRule('no action').strictNullable(),
  },
});

export type ApplicationContent = ApplicationDetails &
  Pick<PartnerApplication, 'reply' | 'termsVersion'>;

export const isUndecidedRow = rowsThat(isUndecidedApplication, { state: APPLICATION_STATES });

export const PartnerApplicationSchema = defineEntity({
  name: 'PartnerApplication',
  tableName: 'partner_application',
  indexes: [
    { name: 'partner_application_received_at_id_index', properties: ['receivedAt', 'id'] },
    {
      name: 'partner_application_waiting_index',
      properties: ['mailbox', 'receivedAt'],
      where: isUndecidedRow(),
    },
  ],
  properties: {
    id: p.uuid().primary(),
    state: p.string().length(20).$type<ApplicationState>(),
    receivedAt: p.datetime(3),
    changedAt: p.datetime(3),
    /** From the domain's `mailboxOf`: one for all spellings. */
    mailbox: p.string().length(EMAIL_MAX_LENGTH),
    suspect: p.boolean(),
    partnerId: () =>
      idOf(PartnerSchema, 'partner_id').deleteRule('set null').strictNullable().index(),
    content: p.json<ApplicationContent>(),
  },
});

export const APPLICATION_COLUMNS = `
  p.id, p.state, p.received_at as "receivedAt", p.changed_at as "changedAt", p.suspect,
  p.partner_id as "partnerId", p.content`;

export type ApplicationRow = Omit<PartnerApplication, keyof ApplicationContent> & {
  content: ApplicationContent;
};

export function toApplication({ content, ...row }: ApplicationRow): PartnerApplication {
  return { ...content, ...row };
}

export const contentOf = (application: PartnerApplication): ApplicationContent => ({
  ...fieldsOf(APPLICATION_FIELDS, application),
  reply: application.reply,
  termsVersion: application.termsVersion,
});
