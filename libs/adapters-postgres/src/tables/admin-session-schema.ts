import { defineEntity, p } from '@mikro-orm/core';
import { idOf } from '../core/statements.js';
import { UserSchema } from './user-schema.js';
import { type EntityManager, type FilterQuery, type InferEntity, raw } from '@mikro-orm/postgresql';

/** Without a user: the shared login's. */
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

export async function endSessions(
  em: EntityManager,
  which: FilterQuery<InferEntity<typeof AdminSessionSchema>>,
): Promise<void> {
  const open = { $and: [which, { endedAt: null }] };
  await em.nativeUpdate(AdminSessionSchema, open, { endedAt: raw('now()') });
}
