import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { inOrmTransaction } from './in-transaction.js';
import { guarded } from './storage-fault.js';

/**
 * What comes of work through the ORM, where each statement is kept by itself.
 *
 * @throws DomainError `storage-unavailable` when the same may succeed later
 */
export function throughOrm<T>(orm: MikroORM, work: (em: EntityManager) => Promise<T>): Promise<T> {
  return guarded(() => work(orm.em.fork()));
}

/**
 * The same in one transaction: all of it is kept, or none.
 *
 * @throws DomainError `storage-unavailable` when the same may succeed later
 */
export function togetherThroughOrm<T>(
  orm: MikroORM,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  return guarded(() => inOrmTransaction(orm, work));
}
