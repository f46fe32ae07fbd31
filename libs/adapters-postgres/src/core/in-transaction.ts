import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditedAct } from '@boligstyling/domain';

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

const snapshot = new AsyncLocalStorage<{ client: PoolClient | undefined }>();

/** Undefined outside, and in work that outlives its snapshot. */
export const snapshotNow = (): PoolClient | undefined => snapshot.getStore()?.client;

/** Reads of other ports within share it. */
export async function inSnapshot<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const shared = snapshotNow();
  if (shared) return work(shared);
  const client = await pool.connect();
  const own: { client: PoolClient | undefined } = { client };
  try {
    await client.query('begin isolation level repeatable read read only');
    return await snapshot.run(own, () => work(client));
  } finally {
    own.client = undefined;
    await client.query('commit').then(
      () => client.release(),
      () => client.release(true),
    );
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

interface DueAudit {
  readonly act: AuditedAct;
  isStored: boolean;
}

/** Reaches every transaction of a call without passing it through. */
const due = new AsyncLocalStorage<DueAudit>();

/** $1: acts as JSON, with their waiting time. */
export const KEEP_AUDIT = `
  insert into audit_log (id, at, user_id, name, role, act, call, subject_id, fields, count,
    browser, network)
  select gen_random_uuid(), now() - make_interval(secs => coalesce("waitedSeconds", 0)), "userId",
    name, role, act, call, coalesce(one, "subjectId"), fields, count, browser, network
  from jsonb_to_recordset($1) as new ("userId" uuid, name text, role text, act text,
    call text, "subjectId" uuid, "subjectIds" uuid[], fields text[], count int, browser text, network text,
    "waitedSeconds" float8) left join unnest("subjectIds") as one on true`;

/** `isKept`: a transaction has stored the row. */
export async function withDueAudit<T>(
  act: AuditedAct,
  work: () => Promise<T>,
): Promise<{ result: T; isKept: boolean }> {
  const mine: DueAudit = { act, isStored: false };
  const result = await due.run(mine, work);
  const isKept = mine.isStored;
  mine.isStored = true;
  return { result, isKept };
}

/** For commits that are no audited change, such as counting an attempt. The actor stays known. */
export function withoutDueAudit<T>(work: () => Promise<T>): Promise<T> {
  const mine = due.getStore();
  return mine ? due.run({ ...mine, isStored: true }, work) : work();
}

/** The call changes nothing after all, so it gets no row. */
export function dropDueAudit(): void {
  const mine = due.getStore();
  if (mine) mine.isStored = true;
}

export function actorNow(): string | null {
  return due.getStore()?.act.name ?? null;
}

/**
 * Within the caller's transaction, unless an earlier one has stored it.
 *
 * @param about ids of all subjects; each gets a row
 * @returns to be called when the transaction fails after all
 */
async function keepDueAudit(
  keep: (rows: string) => Promise<unknown>,
  about: readonly string[] = [],
): Promise<() => void> {
  const mine = due.getStore();
  if (!mine) return () => undefined;
  const { act, isStored } = mine;
  const others = about.filter((id) => id !== act.subjectId);
  const isNamed = act.subjectId !== null || Boolean(act.subjectIds?.length);
  const rows = [
    ...(isStored || (!isNamed && others.length > 0) ? [] : [act]),
    ...(others.length > 0 ? [{ ...act, subjectIds: others }] : []),
  ];
  if (rows.length === 0) return () => undefined;
  mine.isStored = true;
  const undo = () => (mine.isStored = isStored);
  try {
    await keep(JSON.stringify(rows));
    return undo;
  } catch (error) {
    undo();
    throw error;
  }
}
