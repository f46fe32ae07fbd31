import { WEBHOOK_LIMITS, type WebhookEvent } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';

/** How the endpoints of integrators lie in the table `webhook_endpoint`. */
export const WebhookEndpointSchema = defineEntity({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoint',
  properties: {
    id: p.uuid().primary(),
    url: p.string().length(WEBHOOK_LIMITS.url),
    secret: p.string().length(WEBHOOK_LIMITS.secret),
    events: p.array().$type<readonly WebhookEvent[]>(),
    active: p.boolean(),
    createdAt: p.datetime(3),
  },
});
