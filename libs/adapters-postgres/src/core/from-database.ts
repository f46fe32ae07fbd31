import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import { inOrmTransaction, inTransaction } from './in-transaction.js';
import { poolOf, type Prepared, rowsOf } from './statements.js';
import { guarded } from './storage-fault.js';

/**
 * A port as it is served from the database: by a class that is given the ORM and nothing else. All
 * that it asks throws DomainError `storage-unavailable` when the same may succeed later.
 */
export function fromDatabase<Port extends object>(port: abstract new () => Port) {
  abstract class Served extends (port as abstract new () => object) {
    constructor(readonly orm: MikroORM) {
      super();
    }

    /** The rows of one statement. */
    rowsOf<Row extends object>(statement: string | Prepared, values?: unknown[]): Promise<Row[]> {
      return rowsOf<Row>(this.orm, statement, values);
    }

    /**
     * What comes of work in one transaction: all of it is kept, or none.
     *
     * @param about what ids of that the log of who did what names beside those of the call
     */
    together<T>(
      work: (client: PoolClient) => Promise<T>,
      about?: (result: T) => readonly string[],
    ): Promise<T> {
      return guarded(async () => inTransaction(await poolOf(this.orm), work, about));
    }

    /** What comes of work through the ORM, where each statement is kept by itself. */
    throughOrm<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
      return guarded(() => work(this.orm.em.fork()));
    }

    /** The same in one transaction: all of it is kept, or none. */
    togetherThroughOrm<T>(
      work: (em: EntityManager) => Promise<T>,
      about?: (result: T) => readonly string[],
    ): Promise<T> {
      return guarded(() => inOrmTransaction(this.orm, work, about));
    }
  }
  return Served as unknown as abstract new (orm: MikroORM) => Port & InstanceType<typeof Served>;
}
