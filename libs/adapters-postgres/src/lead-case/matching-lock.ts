import { type OneAtATime, oneAtATime, type Urgency } from '@boligstyling/application';
import { DomainError } from '@boligstyling/domain';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import { inTransaction } from '../core/in-transaction.js';
import { poolOf } from '../core/statements.js';
import { guarded } from '../core/storage-fault.js';

/** Arbitrary, unique among advisory locks. */
const MATCHING_LOCK = 7_204_119;

/** Time-out, so that callers get an answer within seconds also under load. */
const LONGEST_WAIT_MS = 8_000;

/** One connection per process waits for the lock; the others stay free for other work. */
const processes = new WeakMap<MikroORM, OneAtATime>();

/**
 * Runs work that decides on leads or erases them in one transaction under the matching lock. The
 * lock comes before any lead, because a decision locks its lead before it knows of related ones
 * with smaller ids. Lock order: leads by id, sales in the order of invoices, then the rest. A
 * caller that holds leads without this lock must not ask for it.
 *
 * @param about ids in the result that the audit log names beside those of the call
 * @param urgency order within this process's queue for the lock
 * @throws DomainError `storage-unavailable` when the lock is not free within some seconds; nothing
 *   is done
 */
export function inTurn<T>(
  orm: MikroORM,
  work: (client: PoolClient) => Promise<T>,
  about?: (result: T) => readonly string[],
  urgency?: Urgency,
): Promise<T> {
  const asked = performance.now();
  return queueOf(orm)(() => {
    if (performance.now() - asked > LONGEST_WAIT_MS) throw new DomainError('storage-unavailable');
    return guarded(async () => inTransaction(await poolOf(orm), locked(work), about));
  }, urgency);
}

function queueOf(orm: MikroORM): OneAtATime {
  const queue = processes.get(orm) ?? oneAtATime();
  processes.set(orm, queue);
  return queue;
}

const locked =
  <T>(work: (client: PoolClient) => Promise<T>) =>
  async (client: PoolClient): Promise<T> => {
    await client.query('select pg_advisory_xact_lock($1)', [MATCHING_LOCK]);
    return work(client);
  };
