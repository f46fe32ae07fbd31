import { OF_ERASED_SALE } from '@boligstyling/application';
import {
  DomainError,
  erasureNotifications,
  isTestPartner,
  type Wishes,
} from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import { findAssignments } from '../assignments/assignment-rows.js';
import { mergedPermanently } from '../core/reveals.js';
import { LOCKED_SALES } from '../lead-case/lead-case-rows.js';
import { keepQuoteFigures } from '../tables/quote-schema.js';
import { wakeByErasing } from '../lead-case/wake-waiting.js';
import { announce } from '../core/webhook-rows.js';
import { isUnsentRow, isParkedRow, TO_SEND } from '../core/deliveries.js';

/** A digest remains of an erased lead's idempotency key. */
const keyDigest = (key: string): string => `sha256(convert_to(${key}, 'UTF8'))`;

export const erasedAt = (key: string): string =>
  `(select erased_at from erased_submission where digest = ${keyDigest(key)})`;

const REMEMBER_KEY = `
  insert into erased_submission (digest, erased_at)
  select ${keyDigest('idempotency_key')}, now() from lead
  where id = any($1) and idempotency_key is not null
  on conflict (digest) do update set erased_at = excluded.erased_at`;

/**
 * Locks also leads that reference an erased one, so that no partner is asked meanwhile without
 * hearing of the erasure.
 */
const LOCK = `
  with recursive gone (id) as (
    select $1::uuid
    union select lead.id from gone join lead on merged_into = gone.id and ${mergedPermanently('lead')}
  )
  select id, service_type as "serviceType", sell_property as "sellProperty", source,
    id in (select id from gone) as goes
  from lead where id in (
    select id from gone
    union select lead.id from gone join lead on merged_into = gone.id
    union select lead.id from gone join lead on perhaps_same_as = gone.id)
  order by id for update`;

const NOTIFY_PARTNERS = `
  with notified as (
    insert into erasure_notification (id, partner_id, reference, service, asked_at, had_contact, erased_at)
    select gen_random_uuid(), "partnerId", reference, service, "askedAt", "hadContact", now()
    from jsonb_to_recordset($1) as new ("partnerId" uuid, reference text, service text,
      "askedAt" timestamptz, "hadContact" boolean)
    returning id
  )
  insert into notification
    (id, erasure_notification_id, kind, state, attempts, due_at, created_at)
  select gen_random_uuid(), id, 'partner-erasure', ${TO_SEND}, 0, now(), now() from notified`;

/**
 * Unsent e-mails about sales go with the lead, so the sale notifies instead. Where the email is
 * under way, this waits for the lease; the outbox drops it when that email arrives. An email being
 * marked as sent is waited for, or both would arrive.
 */
const NOTIFY_OF_SALES = `
  with unsent as materialized (
    select assignment_id, kind, state, leased_until from notification
    where lead_id = any($1) and kind in ('${Object.keys(OF_ERASED_SALE).join("', '")}')
      and ${isUnsentRow()}
    for update)
  insert into notification (id, sale_id, kind, state, attempts, due_at, created_at)
  select gen_random_uuid(), sale.id, '${JSON.stringify(OF_ERASED_SALE)}'::jsonb ->> unsent.kind, ${TO_SEND}, 0,
    greatest(now(), unsent.leased_until), now()
  from sale join (
    select assignment_id, kind, max(leased_until) filter (where not ${isParkedRow()}) as leased_until
    from unsent group by assignment_id, kind) unsent on unsent.assignment_id = sale.assignment_id`;

/** A held lead is announced only to endpoints of the key that sent it. */
const NOTIFY_INTEGRATORS = announce({
  from: `lead cross join (values ('lead.erased')) as new (event)`,
  as: 'erased_lead_id',
  where: 'lead.id = any($1) and (suspicion is null or endpoint.integrator_key_id is not null)',
});

const SEPARATE = `
  update lead set merged_into = null, merge_kind = null
  where merged_into = any($1) and id <> all($1)`;

const LEFT_BEHIND = [
  keepQuoteFigures('select unnest($1::uuid[])'),
  SEPARATE,
  NOTIFY_OF_SALES,
  REMEMBER_KEY,
  NOTIFY_INTEGRATORS,
];

type LockedLead = Wishes & { readonly id: string; readonly goes: boolean };

/**
 * In the transaction with the matching lock. The number of statements is constant, because all
 * decisions wait. The digest of the key stays, so that a late retry does not restore the lead.
 */
export async function eraseLead(client: PoolClient, leadId: string): Promise<string[]> {
  const locked = await client.query<LockedLead>(LOCK, [leadId]);
  const gone = locked.rows.filter(({ goes }) => goes);
  const ids = gone.map(({ id }) => id);
  if (!ids.includes(leadId)) throw new DomainError('lead-not-found');
  await client.query(LOCKED_SALES, [ids]);
  const asked = (await findAssignments(client, 'lead_id', ids)).map(({ assignment }) => assignment);
  const notices = gone.flatMap((lead) =>
    erasureNotifications(
      asked.filter((each) => each.leadId === lead.id && !isTestPartner({ id: each.partnerId })),
      lead,
    ),
  );
  if (notices.length > 0) await client.query(NOTIFY_PARTNERS, [JSON.stringify(notices)]);
  for (const statement of LEFT_BEHIND) await client.query(statement, [ids]);
  await wakeByErasing(client, asked);
  await client.query('delete from lead where id = any($1)', [ids]);
  return ids;
}
