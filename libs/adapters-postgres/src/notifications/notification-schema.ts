import type { Outgoing } from '@boligstyling/application';
import { EMAIL_MAX_LENGTH, type NotificationState } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { idOf } from '../core/id-of.js';
import { AssignmentSchema } from '../assignments/assignment-schema.js';
import { ErasureNotificationSchema } from '../retention/erasure-notification-schema.js';
import { InvoiceSchema } from '../billing/invoice-schema.js';
import { OneTimeLinkSchema } from '../users/credential-schemas.js';
import { indexWhere, writtenIndex } from '../core/indexes.js';
import { LeadSchema } from '../leads/lead-schema.js';
import { PartnerApplicationSchema } from '../partners/partner-application-schema.js';
import { SaleSchema } from '../billing/sale-schema.js';

/**
 * The outbox of all emails. `dueAt` is the time of the next attempt: a claim moves it to the end of
 * the lease, so that an unfinished attempt becomes due by itself.
 */
export const NotificationSchema = defineEntity({
  name: 'Notification',
  tableName: 'notification',
  indexes: [
    indexWhere('notification_sale_id_index', ['saleId'], 'sale_id is not null'),
    writtenIndex('notification_sent_at_index', 'on notification using brin (sent_at)'),
    indexWhere('notification_due_at_index', ['dueAt'], "state = 'due'"),
    writtenIndex(
      'notification_first_index',
      `on notification (due_at) where state = 'due' and kind in ('sign-in-link', 'owner-link', 'owner-confirm')`,
    ),
    indexWhere('notification_uncertain_index', ['dueAt'], "state = 'uncertain'"),
    indexWhere('notification_parked_index', ['createdAt'], "state = 'parked'"),
    indexWhere(
      'notification_failing_index',
      ['createdAt'],
      "state <> 'sent' and last_fault is not null",
    ),
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
    kind: p.string().length(40).$type<Outgoing['kind']>(),
    state: p.string().length(20).$type<NotificationState>(),
    /** Null where the subject of the email has the address when it leaves, or where it has left. */
    toEmail: p.string().length(EMAIL_MAX_LENGTH).strictNullable(),
    attempts: p.integer(),
    /** Number of times the mail server got the whole text without refusing it. */
    copies: p.smallint().default(0),
    dueAt: p.datetime(3),
    leasedUntil: p.datetime(3).strictNullable(),
    createdAt: p.datetime(3),
    sentAt: p.datetime(3).strictNullable(),
    requestId: p.string().length(64).strictNullable(),
    lastFault: p.string().length(500).strictNullable(),
  },
});
