import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import { throughOrm, togetherThroughOrm } from './entities.js';
import { type Prepared, rowsOf, together } from './statements.js';

/**
 * A port as it is served from the database: by a class that is given the ORM and nothing else, and
 * asks it as the functions of the same names do.
 */
export function fromDatabase<Port extends object>(port: abstract new () => Port) {
  abstract class Served extends (port as abstract new () => object) {
    constructor(readonly orm: MikroORM) {
      super();
    }

    rowsOf<Row extends object>(statement: string | Prepared, values?: unknown[]): Promise<Row[]> {
      return rowsOf<Row>(this.orm, statement, values);
    }

    together<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
      return together(this.orm, work);
    }

    throughOrm<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
      return throughOrm(this.orm, work);
    }

    togetherThroughOrm<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
      return togetherThroughOrm(this.orm, work);
    }
  }
  return Served as unknown as abstract new (orm: MikroORM) => Port & InstanceType<typeof Served>;
}
