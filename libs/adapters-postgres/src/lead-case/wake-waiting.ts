import {
  municipalitiesIn,
  type Partner,
  partnerGroupOf,
  type Assignment,
  isUnanswered,
} from '@boligstyling/domain';
import { isOngoingRow } from '../core/reveals.js';
import type { PoolClient } from 'pg';
import { readPartnerPool } from './partner-pool-rows.js';

/** More than the freed capacity, because some go to other partners. */
const WOKEN = 10;

/** All other decisions wait. */
const FREED = 20;

const LOOKED_THROUGH = 500;

/**
 * Leads without an assignment first. Locked rows are skipped, because their holder may wait for
 * ours; they are re-examined within a day.
 * Planned each time and compared as a row: a plan cached while nothing waited would scan all
 * waiting leads for each municipality.
 */
const WAKE = `
  update lead set matching_due_at = $1
  where id in (
    select id from lead where id in (
      select next.id
      from jsonb_to_recordset($2) as freed
        ("partnerId" uuid, municipalities text[], services text[])
      cross join lateral (
        select near.id
        from unnest(freed.municipalities) there cross join lateral (
          select id, service_type, consents, matching_due_at from lead
          where municipality = there and (municipality, matching_due_at) > (there, $1)
            and matching_due_at is not null and suspicion is null and matching_fault is null
            and match_until > $1 and merged_into is null
          limit 5 + ${LOOKED_THROUGH} / cardinality(freed.municipalities)) near
        where case when freed.services is null
            then near.consents @> '[{"subject": "estate-agent", "granted": true}]'
            else near.service_type = any(freed.services) end
          and not exists (
            select from assignment a
            where a.lead_id = near.id and a.partner_id = freed."partnerId")
        order by exists (
            select from assignment b where b.lead_id = near.id and ${isOngoingRow('b')}),
          near.matching_due_at
        limit ${WOKEN}) next)
    for no key update skip locked)`;

/** The limit keeps an answer cheap with thousands waiting. */
export function wakeWaiting(
  freed: readonly Partner[],
  now: Date,
): { text: string; values: [Date, string] } {
  const rows = freed.slice(0, FREED).map(({ id, kind, areas, services }) => ({
    partnerId: id,
    municipalities: municipalitiesIn(areas),
    services: partnerGroupOf(kind) === 'estate-agent' ? null : services,
  }));
  return { text: WAKE, values: [now, JSON.stringify(rows)] };
}

/**
 * For partners whose open assignment is erased with its lead. Under the matching lock, so that
 * figures stay as read.
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
