import { INTEGRATOR_KEY_LIMITS, type IntegratorScope } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { version } from '../core/version.js';

/** Stores digests of the secrets only. */
export const IntegratorKeySchema = defineEntity({
  name: 'IntegratorKey',
  tableName: 'integrator_key',
  properties: {
    id: p.uuid().primary(),
    version: version(),
    name: p.string().length(INTEGRATOR_KEY_LIMITS.name),
    source: p.string().length(INTEGRATOR_KEY_LIMITS.source),
    origins: p.array().$type<readonly string[]>(),
    scopes: p.array().$type<readonly IntegratorScope[]>(),
    showsContacts: p.boolean(),
    perMinute: p.integer(),
    paused: p.boolean(),
    digest: p.string().length(64).unique(),
    previousDigest: p.string().length(64).strictNullable(),
    previousUntil: p.datetime(3).strictNullable(),
    earlier: p.json<Readonly<Record<string, string>>>().defaultRaw(`'{}'::jsonb`),
    createdAt: p.datetime(3),
  },
});
