import { type EntityManager, type FilterQuery, type InferEntity, raw } from '@mikro-orm/postgresql';
import { AdminSessionSchema } from './admin-session-schema.js';

export async function endSessions(
  em: EntityManager,
  which: FilterQuery<InferEntity<typeof AdminSessionSchema>>,
): Promise<void> {
  const open = { $and: [which, { endedAt: null }] };
  await em.nativeUpdate(AdminSessionSchema, open, { endedAt: raw('now()') });
}
