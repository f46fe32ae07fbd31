import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import { KEEP_AUDIT, keepDueAudit } from '../users/due-audit.js';

/**
 * Runs the work in one transaction on one connection: all of it is kept, with the row of the audit
 * log that is due, or none.
 *
 * @param about what ids of the result the log names beside those of the call
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  about?: (result: T) => readonly string[],
): Promise<T> {
  const client = await pool.connect();
  let undoAudit = () => undefined as void;
  try {
    await client.query('begin');
    const result = await work(client);
    undoAudit = await keepDueAudit((rows) => client.query(KEEP_AUDIT, [rows]), about?.(result));
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    undoAudit();
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}

/**
 * The same through the ORM. Not by its own `transactional`, which gives a connection that ends in the
 * transaction never back, and its place in the pool with it.
 */
export async function inOrmTransaction<T>(
  orm: MikroORM,
  work: (em: EntityManager) => Promise<T>,
  about?: (result: T) => readonly string[],
): Promise<T> {
  let undoAudit = () => undefined as void;
  let fault: unknown;
  try {
    const client = orm.em.getConnection().getClient();
    return await client.transaction().execute(async (transaction) => {
      const em = orm.em.fork();
      em.setTransactionContext(transaction);
      try {
        const result = await work(em);
        const keep = (rows: string) => em.execute(KEEP_AUDIT.replace('$1', '?'), [rows]);
        undoAudit = await keepDueAudit(keep, about?.(result));
        return result;
      } catch (error) {
        fault = error;
        throw error;
      }
    });
  } catch (error) {
    undoAudit();
    // Where the connection has ended, taking back what was done fails too.
    throw fault ?? error;
  }
}
