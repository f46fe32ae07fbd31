import { type OneAtATime, oneAtATime, type Urgency } from '@boligstyling/application';
import { DomainError } from '@boligstyling/domain';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import { inTransaction } from '../core/in-transaction.js';
import { poolOf } from '../core/statements.js';
import { guarded } from '../core/storage-fault.js';

/** Any number, as long as nothing else in the database locks with it. */
const MATCHING_LOCK = 7_204_119;

/** Whoever asks hears within seconds, also when many ask at once. */
const LONGEST_WAIT_MS = 8_000;

/** Of one process a single connection waits for the lock: the others serve what else there is. */
const processes = new WeakMap<MikroORM, OneAtATime>();

/**
 * Does work that decides on leads or erases them, in one transaction, after all that came before. The
 * turn is taken before any lead is held: a decision holds what it decides on before it knows what that
 * has to do with, which may have smaller ids. Within it leads are held in the order of their ids,
 * then sales in the order in which invoices take them, then the rest. Whoever holds leads without a
 * turn asks for none afterwards.
 *
 * @param about what ids of the result the log of who did what names beside those of the call
 * @param urgency decides who of this process comes next: only one of a process waits for the lock
 * @throws DomainError `storage-unavailable`, with nothing done: the turn has not come within some seconds
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
