import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import { KEEP_AUDIT, keepDueAudit } from './due-audit.js';

/**
 * On one connection, with the due row of the audit log.
 *
 * @param about ids in the result that the log names too
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

/** The ORM's own `transactional` leaks a connection that ends within the transaction. */
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
    // On an ended connection the rollback fails too.
    throw fault ?? error;
  }
}
