import { createHash } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import { guarded } from './storage-fault.js';

export const poolOf = (orm: MikroORM) => orm.em.getConnection().getNativeClient();

/** A prepared statement, for frequent queries that take longer to plan than to run. */
export interface Prepared {
  readonly name: string;
  readonly text: string;
}

/**
 * A prepared statement for text composed from a filter. Only for texts whose best plan does not
 * depend on the values.
 */
export function planned(text: string): Prepared {
  return { name: createHash('sha256').update(text).digest('base64url'), text };
}

export function allOf(conditions: readonly (string | false | null | undefined)[]): string {
  const asked = conditions.filter(Boolean);
  return asked.length > 0 ? `where ${asked.join(' and ')}` : '';
}

/** @throws DomainError `storage-unavailable` when the same may succeed later */
export function rowsOf<Row extends object>(
  orm: MikroORM,
  statement: string | Prepared,
  values: unknown[] = [],
): Promise<Row[]> {
  return guarded(async () => (await (await poolOf(orm)).query<Row>(statement, values)).rows);
}
