import { randomUUID } from 'node:crypto';
import { type EntityManager, type InferEntity, raw } from '@mikro-orm/postgresql';
import { NotificationSchema } from './notification-schema.js';

type Row = InferEntity<typeof NotificationSchema>;

/** Enqueues a notification, due immediately. */
export async function tell(
  em: EntityManager,
  given: Partial<Row> & Pick<Row, 'kind'>,
): Promise<void> {
  const now = raw('now()');
  const row = { id: randomUUID(), ...given, state: 'due' as const, attempts: 0 };
  await em.insert(NotificationSchema, { ...row, dueAt: now, createdAt: now });
}
