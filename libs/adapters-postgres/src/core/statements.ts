import { createHash } from 'node:crypto';
import { type MikroORM, LockMode } from '@mikro-orm/postgresql';
import { snapshotNow } from './in-transaction.js';
import { guarded } from './storage-fault.js';
import { p } from '@mikro-orm/core';

export const idOf = <Schema extends Parameters<typeof p.manyToOne>[0]>(
  schema: Schema,
  column: string,
) => p.manyToOne(schema).mapToPk().fieldName(column);

/** Times inside JSON arrive as text; columns arrive as dates. */
export function time(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

export const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

export const poolOf = (orm: MikroORM) => orm.em.getConnection().getNativeClient();

/** The snapshot's connection, within one. */
export const readerOf = async (orm: MikroORM) => snapshotNow() ?? poolOf(orm);

/** For frequent queries that take longer to plan than to run. */
export interface Prepared {
  readonly name: string;
  readonly text: string;
}

/** Only for texts whose best plan does not depend on the values. */
export function planned(text: string): Prepared {
  return { name: createHash('sha256').update(text).digest('base64url'), text };
}

export function allOf(conditions: readonly (string | false | null | undefined)[]): string {
  const asked = conditions.filter(Boolean);
  return asked.length > 0 ? `where ${asked.join(' and ')}` : '';
}

export function rowsOf<Row extends object>(
  orm: MikroORM,
  statement: string | Prepared,
  values: unknown[] = [],
): Promise<Row[]> {
  return guarded(async () => (await (await readerOf(orm)).query<Row>(statement, values)).rows);
}

/** Leaves locked rows to the next run. */
export const deleteUnlocked = (table: string, where: string) => `
  delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${where} for update skip locked))`;

export const indexWhere = <const Column extends string>(
  name: string,
  properties: Column[],
  where: string,
) => ({ name, properties, where });

/** @param on the SQL after its name */
export const writtenIndex = (name: string, on: string) => ({
  name,
  expression: `create index ${name} ${on}`,
});
