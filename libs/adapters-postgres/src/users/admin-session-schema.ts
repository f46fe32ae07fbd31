import { defineEntity, p } from '@mikro-orm/core';
import { idOf } from '../core/id-of.js';
import { UserSchema } from './user-schema.js';

/** Sessions without a person belong to the shared login. */
export const AdminSessionSchema = defineEntity({
  name: 'AdminSession',
  tableName: 'admin_session',
  properties: {
    id: p.uuid().primary(),
    userId: () => idOf(UserSchema, 'user_id').deleteRule('cascade').strictNullable().index(),
    tokenDigest: p.string().length(64),
    generation: p.string().length(64),
    browser: p.string().length(60),
    network: p.string().length(45),
    openedAt: p.datetime(3),
    lastUsedAt: p.datetime(3),
    confirmedAt: p.datetime(3),
    expiresAt: p.datetime(3),
    endedAt: p.datetime(3).strictNullable(),
  },
});
