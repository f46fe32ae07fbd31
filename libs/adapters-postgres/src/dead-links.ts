import type { Pool } from 'pg';
import type { ClaimedRow } from './outgoing-rows.js';

const DROP = `
  delete from notification n
  where n.id = any($1)
    and not exists (
      select from owner_confirmation c
      where c.id = n.id and c.used_at is null and c.expires_at > now())
    and not exists (
      select from one_time_link l where l.id = n.one_time_link_id and l.expires_at > now())
  returning n.id`;

/**
 * The claimed rows without those that bring a link which opens nothing any more: they are dropped from
 * the outbox, as parked ones would have the office send them again.
 */
export async function withoutDeadLinks(
  pool: Pool,
  rows: readonly ClaimedRow[],
): Promise<readonly ClaimedRow[]> {
  const links = rows.flatMap(({ id, kind, linkId }) =>
    linkId || kind === 'owner-confirm' ? id : [],
  );
  if (links.length === 0) return rows;
  const dropped = await pool.query<{ id: string }>(DROP, [links]);
  const dead = new Set(dropped.rows.map(({ id }) => id));
  return rows.filter(({ id }) => !dead.has(id));
}
