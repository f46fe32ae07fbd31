import type { DeliveryState, WebhookEvent } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { idOf } from '../core/id-of.js';
import { LeadSchema } from '../leads/lead-schema.js';
import { WebhookEndpointSchema } from './webhook-endpoint-schema.js';

/** Outbox of webhooks, written in the transaction of the change that they report. */
export const WebhookDeliverySchema = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_delivery',
  indexes: [
    { name: 'webhook_delivery_endpoint_id_at_index', properties: ['endpointId', 'at'] },
    { name: 'webhook_delivery_due_at_index', properties: ['dueAt'], where: "state = 'due'" },
    {
      name: 'webhook_delivery_failing_index',
      properties: ['at'],
      where: "state <> 'sent' and last_fault is not null",
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
