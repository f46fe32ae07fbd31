import { DomainError } from '@boligstyling/domain';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import { inOrmTransaction, inSnapshot, inTransaction } from './in-transaction.js';
import { poolOf, type Prepared, rowsOf } from './statements.js';
import { guarded } from './storage-fault.js';

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
