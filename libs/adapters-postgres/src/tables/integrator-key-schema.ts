import { KEY_FIELDS } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { columnsFor, version } from '../core/row-fields.js';

export const IntegratorKeySchema = defineEntity({
  name: 'IntegratorKey',
  tableName: 'integrator_key',
  properties: {
    id: p.uuid().primary(),
    version: version(),
    ...columnsFor(KEY_FIELDS),
    isTest: p.boolean().default(false),
    digest: p.string().length(64).unique(),
    previousDigest: p.string().length(64).strictNullable(),
    previousUntil: p.datetime(3).strictNullable(),
    earlier: p.json<Readonly<Record<string, string>>>().defaultRaw(`'{}'::jsonb`),
    createdAt: p.datetime(3),
  },
});
