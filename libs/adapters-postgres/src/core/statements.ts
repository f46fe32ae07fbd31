import { createHash } from 'node:crypto';
import { type MikroORM, LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { snapshotNow, inOrmTransaction, inSnapshot, inTransaction } from './in-transaction.js';
import { guarded } from './storage-fault.js';
import { p } from '@mikro-orm/core';
import { DomainError } from '@boligstyling/domain';
import type { PoolClient } from 'pg';

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

/** Calls throw `storage-unavailable` when the same may succeed later. */
export function fromDatabase<Port extends object>(port: abstract new () => Port) {
  abstract class Served extends (port as abstract new () => object) {
    constructor(readonly orm: MikroORM) {
      super();
    }

    rowsOf<Row extends object>(statement: string | Prepared, values?: unknown[]): Promise<Row[]> {
      return rowsOf<Row>(this.orm, statement, values);
    }

    asOfOneMoment<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
      return guarded(async () => inSnapshot(await poolOf(this.orm), work));
    }

    together<T>(
      work: (client: PoolClient) => Promise<T>,
      about?: (result: T) => readonly string[],
    ): Promise<T> {
      return guarded(async () => inTransaction(await poolOf(this.orm), work, about));
    }

    /** Serves the others beside locked rows; its fault brings the job back. */
    async orPastLocked<T>(work: (skipLocked: boolean) => Promise<T>): Promise<T> {
      try {
        return await work(false);
      } catch (error) {
        if (error instanceof DomainError && error.code === 'storage-unavailable') await work(true);
        throw error;
      }
    }

    throughOrm<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
      return guarded(() => work(this.orm.em.fork()));
    }

    togetherThroughOrm<T>(
      work: (em: EntityManager) => Promise<T>,
      about?: (result: T) => readonly string[],
    ): Promise<T> {
      return guarded(() => inOrmTransaction(this.orm, work, about));
    }
  }
  return Served as unknown as abstract new (orm: MikroORM) => Port & InstanceType<typeof Served>;
}
