import { type OneAtATime, oneAtATime, type Urgency } from '@boligstyling/application';
import { DomainError } from '@boligstyling/domain';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import { inTransaction } from './in-transaction.js';
import { patienceOf } from './several-hosts.js';
import { poolOf } from './statements.js';
import { guarded } from './storage-fault.js';
import { isParkedRow, isToSendRow } from './deliveries.js';

/** Unsent and under no running lease, so it can be recalled. */
export const IS_RECALLABLE = `(
  ${isParkedRow()} or ${isToSendRow()} and (leased_until is null or leased_until <= now()))`;

/** Arbitrary, unique among advisory locks. */
const MATCHING_LOCK = 7_204_119;

/** Callers get an answer within seconds, also under load. */
const LONGEST_WAIT_MS = 8_000;

/** One connection per process waits for the lock; the others stay free. */
const processes = new WeakMap<MikroORM, OneAtATime>();

/**
 * For decisions on leads and erasures, in one transaction. This lock comes before any lead, because
 * a decision locks its lead before it knows of related ones with smaller ids. Lock order: leads by
 * id, sales in the order of invoices, then the rest.
 *
 * @throws `storage-unavailable` when the lock is not free within some seconds
 */
export function underMatchingLock<T>(
  orm: MikroORM,
  work: (client: PoolClient) => Promise<T>,
  about?: (result: T) => readonly string[],
  urgency?: Urgency,
  asked = performance.now(),
): Promise<T> {
  const longest = LONGEST_WAIT_MS * patienceOf(String(orm.config.get('clientUrl')));
  return queueOf(orm)(() => {
    if (performance.now() - asked > longest) throw new DomainError('storage-unavailable');
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
