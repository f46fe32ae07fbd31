import { randomUUID } from 'node:crypto';
import { type EntityManager, type InferEntity, raw } from '@mikro-orm/postgresql';
import type { Outgoing } from '@boligstyling/application';
import { EMAIL_MAX_LENGTH, type NotificationState } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { idOf, indexWhere, writtenIndex } from '../core/statements.js';
import { AssignmentSchema } from './assignment-schema.js';
import {
  ErasureNotificationSchema,
  PartnerSchema,
  PartnerApplicationSchema,
} from './partner-schema.js';
import { InvoiceSchema, SaleSchema } from './invoice-schema.js';
import { OneTimeLinkSchema } from './user-schema.js';
import { LeadSchema } from './lead-schema.js';
import {
  IS_FAILING,
  isParkedRow,
  isToSendRow,
  isUncertainRow,
  TO_SEND,
} from '../core/deliveries.js';

/**
 * `dueAt` is the next attempt: a claim moves it to the end of the lease, so that an unfinished
 * attempt becomes due by itself.
 */
export const NotificationSchema = defineEntity({
  name: 'Notification',
  tableName: 'notification',
  indexes: [
    indexWhere('notification_sale_id_index', ['saleId'], 'sale_id is not null'),
    writtenIndex('notification_sent_at_index', 'on notification using brin (sent_at)'),
    indexWhere('notification_due_at_index', ['dueAt'], isToSendRow()),
    writtenIndex(
      'notification_first_index',
      `on notification (due_at) where ${isToSendRow()} and kind in ('sign-in-link', 'owner-link', 'owner-confirm')`,
    ),
    indexWhere('notification_uncertain_index', ['dueAt'], isUncertainRow()),
    indexWhere('notification_parked_index', ['createdAt'], isParkedRow()),
    indexWhere('notification_failing_index', ['createdAt'], IS_FAILING),
  ],
  uniques: [{ name: 'notification_invoice_id_kind_index', properties: ['invoiceId', 'kind'] }],
  properties: {
    id: p.uuid().primary(),
    leadId: () => idOf(LeadSchema, 'lead_id').deleteRule('cascade').strictNullable().index(),
    erasureNotificationId: () =>
      idOf(ErasureNotificationSchema, 'erasure_notification_id')
        .deleteRule('cascade')
        .strictNullable()
        .index(),
    oneTimeLinkId: () =>
      idOf(OneTimeLinkSchema, 'one_time_link_id').deleteRule('cascade').strictNullable().index(),
    assignmentId: () =>
      idOf(AssignmentSchema, 'assignment_id').deleteRule('cascade').strictNullable().index(),
    invoiceId: () => idOf(InvoiceSchema, 'invoice_id').deleteRule('no action').strictNullable(),
    saleId: () => idOf(SaleSchema, 'sale_id').deleteRule('no action').strictNullable(),
    applicationId: () =>
      idOf(PartnerApplicationSchema, 'application_id')
        .deleteRule('cascade')
        .strictNullable()
        .index(),
    partnerId: () =>
      idOf(PartnerSchema, 'partner_id').deleteRule('cascade').strictNullable().index(),
    kind: p.string().length(40).$type<Outgoing['kind']>(),
    state: p.string().length(20).$type<NotificationState>(),
    /** Null where the email's subject has the address when it leaves, or where it has left. */
    toEmail: p.string().length(EMAIL_MAX_LENGTH).strictNullable(),
    attempts: p.integer(),
    /** Whole texts sent without a refusal. */
    copies: p.smallint().default(0),
    dueAt: p.datetime(3),
    leasedUntil: p.datetime(3).strictNullable(),
    createdAt: p.datetime(3),
    sentAt: p.datetime(3).strictNullable(),
    requestId: p.string().length(64).strictNullable(),
    lastFault: p.string().length(500).strictNullable(),
  },
});

/** Due immediately. Parameters: its id, the lead's, its kind, and when it was caused. */
export const NOTIFY_OF_LEAD = `
  insert into notification (id, lead_id, kind, state, attempts, due_at, created_at)
  values ($1, $2, $3, ${TO_SEND}, 0, now(), $4)`;

type Row = InferEntity<typeof NotificationSchema>;

export async function enqueue(
  em: EntityManager,
  given: Partial<Row> & Pick<Row, 'kind'>,
): Promise<void> {
  const now = raw('now()');
  const row = { id: randomUUID(), ...given, state: 'due' as const, attempts: 0 };
  await em.insert(NotificationSchema, { ...row, dueAt: now, createdAt: now });
}
