import { type Assignment, isUnanswered } from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import { readPartnerPool } from './partner-pool-rows.js';
import { wakeWaiting } from './wake-waiting.js';

/**
 * Wakes waiting leads for partners whose open assignment is erased with its lead. Runs under the
 * matching lock, so that figures stay as read.
 */
export async function wakeByErasing(
  client: PoolClient,
  asked: readonly Assignment[],
): Promise<void> {
  const ids = asked.filter(isUnanswered).map(({ partnerId }) => partnerId);
  if (ids.length === 0) return;
  const now = new Date();
  const pool = await readPartnerPool(client, [], ids);
  for (const id of ids) pool.offerErased(id);
  const freed = pool.freed(now);
  if (freed.length > 0) await client.query(wakeWaiting(freed, now));
}
