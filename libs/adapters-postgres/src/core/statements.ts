import { createHash } from 'node:crypto';
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
 * The same for a text that is put together from what is asked: each is planned by itself. For those
 * alone whose best plan is the same whatever the values are, such as one index or no value at all.
 */
export function planned(text: string): Prepared {
  return { name: createHash('sha256').update(text).digest('base64url'), text };
}

/** The condition that all of these are met; those that are not asked for are none. */
export function allOf(conditions: readonly (string | false | null | undefined)[]): string {
  const asked = conditions.filter(Boolean);
  return asked.length > 0 ? `where ${asked.join(' and ')}` : '';
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
