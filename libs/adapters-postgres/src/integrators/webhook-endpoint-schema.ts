import { WEBHOOK_LIMITS, type WebhookEvent } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { version } from '../core/version.js';
import { idOf } from '../core/id-of.js';
import { IntegratorKeySchema } from './integrator-key-schema.js';

export const WebhookEndpointSchema = defineEntity({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoint',
  properties: {
    id: p.uuid().primary(),
    version: version(),
    url: p.string().length(WEBHOOK_LIMITS.url),
    integratorKeyId: () =>
      idOf(IntegratorKeySchema, 'integrator_key_id').deleteRule('cascade').strictNullable(),
    secret: p.string().length(WEBHOOK_LIMITS.secret),
    previousSecret: p.string().length(WEBHOOK_LIMITS.secret).strictNullable(),
    previousUntil: p.datetime(3).strictNullable(),
    /** Older secrets that still sign, with their expiry. */
    earlier: p.json<Readonly<Record<string, string>>>().defaultRaw(`'{}'::jsonb`),
    events: p.array().$type<readonly WebhookEvent[]>(),
    active: p.boolean(),
    /** End of the requested Retry-After. */
    quietUntil: p.datetime(3).strictNullable(),
    createdAt: p.datetime(3),
  },
});
