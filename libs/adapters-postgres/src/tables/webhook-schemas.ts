import {
  type DeliveryState,
  type WebhookEvent,
  WEBHOOK_FIELDS,
  WEBHOOK_SECRET_LENGTH,
} from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { columnsFor, version } from '../core/row-fields.js';
import { idOf } from '../core/statements.js';
import { IntegratorKeySchema } from './integrator-key-schema.js';
import { LeadSchema } from './lead-schema.js';
import { IS_FAILING, isToSendRow } from '../core/deliveries.js';

export const WebhookEndpointSchema = defineEntity({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoint',
  properties: {
    id: p.uuid().primary(),
    version: version(),
    ...columnsFor(WEBHOOK_FIELDS),
    integratorKeyId: () =>
      idOf(IntegratorKeySchema, 'integrator_key_id').deleteRule('cascade').strictNullable(),
    secret: p.string().length(WEBHOOK_SECRET_LENGTH),
    previousSecret: p.string().length(WEBHOOK_SECRET_LENGTH).strictNullable(),
    previousUntil: p.datetime(3).strictNullable(),
    earlier: p.json<Readonly<Record<string, string>>>().defaultRaw(`'{}'::jsonb`),
    quietUntil: p.datetime(3).strictNullable(),
    createdAt: p.datetime(3),
  },
});

/** Written in the transaction of the change that they report. */
export const WebhookDeliverySchema = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_delivery',
  indexes: [
    { name: 'webhook_delivery_endpoint_id_at_index', properties: ['endpointId', 'at'] },
    { name: 'webhook_delivery_due_at_index', properties: ['dueAt'], where: isToSendRow() },
    {
      name: 'webhook_delivery_failing_index',
      properties: ['at'],
      where: IS_FAILING,
    },
  ],
  properties: {
    id: p.uuid().primary(),
    endpointId: () => idOf(WebhookEndpointSchema, 'endpoint_id').deleteRule('cascade'),
    leadId: () => idOf(LeadSchema, 'lead_id').deleteRule('cascade').index().strictNullable(),
    /** Replaces `leadId` after an erasure. */
    erasedLeadId: p.uuid().strictNullable(),
    event: p.string().length(40).$type<WebhookEvent>(),
    at: p.datetime(3),
    detail: p.json().$type<Record<string, string>>(),
    state: p.string().length(20).$type<DeliveryState>(),
    attempts: p.integer(),
    dueAt: p.datetime(3),
    sentAt: p.datetime(3).strictNullable(),
    lastFault: p.string().length(500).strictNullable(),
  },
});
