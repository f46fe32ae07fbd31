import type { MikroORM } from '@mikro-orm/postgresql';
import { guarded } from './storage-fault.js';

/** The ORM's own connections: where SQL is written by hand it shares them. */
export const poolOf = (orm: MikroORM) => orm.em.getConnection().getNativeClient();

/**
 * A statement that each connection plans once: for what is asked all day, and takes longer to plan
 * than to answer.
 */
export interface Prepared {
  readonly name: string;
  readonly text: string;
}

/**
 * The rows of one statement.
 *
 * @throws DomainError `storage-unavailable` when the same may succeed later
 */
export function rowsOf<Row extends object>(
  orm: MikroORM,
  statement: string | Prepared,
  values: unknown[] = [],
): Promise<Row[]> {
  return guarded(async () => (await (await poolOf(orm)).query<Row>(statement, values)).rows);
}
