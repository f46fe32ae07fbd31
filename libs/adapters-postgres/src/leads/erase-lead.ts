import { DomainError, erasureNotifications, type Wishes } from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import { findAssignments } from '../assignments/assignment-rows.js';
import { mergedPermanently } from '../lead-case/merged-permanently.js';
import { HELD_SALES } from '../lead-case/lead-case-rows.js';
import { keepQuoteFigures } from '../quotes/quote-figures.js';
import { REMEMBER_KEY } from './erased-submissions.js';
import { wakeByErasing } from '../lead-case/wake-by-erasing.js';
import { subscribedEndpoints } from '../integrators/webhook-rows.js';
import { isDatedByYesRow } from '../lead-case/reveals.js';

/**
 * Locks the lead, the leads erased with it, and the leads that reference one of them. Nobody
 * decides on them meanwhile, so no partner is asked without hearing of the erasure.
 */
const HOLD = `
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

/**
 * Dates a sale from its acceptance, which starts the time for disputes and for billing. The erasure
 * removes the assignment that has this date.
 */
const COUNT_FROM_YES = `
  update sale set created_at = a.answered_at
  from assignment a
  where a.id = sale.assignment_id and a.lead_id = any($1) and ${isDatedByYesRow('a')}
    and a.answered_at > sale.created_at`;

const TELL = `
  with told as (
    insert into erasure_notification (id, partner_id, reference, service, asked_at, held, erased_at)
    select gen_random_uuid(), "partnerId", reference, service, "askedAt", held, now()
    from jsonb_to_recordset($1) as new ("partnerId" uuid, reference text, service text,
      "askedAt" timestamptz, held boolean)
    returning id
  )
  insert into notification
    (id, erasure_notification_id, kind, state, attempts, due_at, created_at)
  select gen_random_uuid(), id, 'partner-erasure', 'due', 0, now(), now() from told`;

/**
 * Unsent rulings are erased with the lead, so the sale notifies instead. Where the email is under
 * way, this waits for the lease; the outbox drops it when that email arrives. An email being marked
 * as sent is waited for, or both would arrive.
 */
const TELL_OF_RULINGS = `
  with untold as materialized (
    select assignment_id, state, leased_until from notification
    where lead_id = any($1) and kind = 'dispute-decided' and state <> 'sent'
    for update)
  insert into notification (id, sale_id, kind, state, attempts, due_at, created_at)
  select gen_random_uuid(), sale.id, 'sale-ruling', 'due', 0, greatest(now(), untold.leased_until), now()
  from sale join (
    select assignment_id, max(leased_until) filter (where state <> 'parked') as leased_until
    from untold group by assignment_id) untold on untold.assignment_id = sale.assignment_id`;

/** A held lead is announced only to endpoints of the key that sent it, which can read it. */
const TELL_INTEGRATORS = `
  insert into webhook_delivery
    (id, endpoint_id, erased_lead_id, event, at, detail, state, attempts, due_at)
  select gen_random_uuid(), endpoint.id, lead.id, event, now(), '{}', 'due', 0, now()
  from lead cross join (values ('lead.erased')) as new (event)
    ${subscribedEndpoints('lead.integrator_key_id')}
  where lead.id = any($1) and (suspicion is null or endpoint.integrator_key_id is not null)`;

const PART = `
  update lead set merged_into = null, merge_kind = null
  where merged_into = any($1) and id <> all($1)`;

const LEFT_BEHIND = [
  keepQuoteFigures('select unnest($1::uuid[])'),
  PART,
  TELL_OF_RULINGS,
  COUNT_FROM_YES,
  REMEMBER_KEY,
  TELL_INTEGRATORS,
];

type HeldLead = Wishes & { readonly id: string; readonly goes: boolean };

/**
 * Erases a lead with its case and the leads merged into it, in the transaction that has the
 * matching lock. It leaves an email for each asked partner and each unsent ruling, and a message
 * for integrators. The number of statements is constant, because all decisions wait. The
 * idempotency key outlives the lead, so that a late retry does not restore it.
 *
 * @returns the ids of all erased leads
 * @throws DomainError `lead-not-found`
 */
export async function eraseLead(client: PoolClient, leadId: string): Promise<string[]> {
  const held = await client.query<HeldLead>(HOLD, [leadId]);
  const gone = held.rows.filter(({ goes }) => goes);
  const ids = gone.map(({ id }) => id);
  if (!ids.includes(leadId)) throw new DomainError('lead-not-found');
  await client.query(HELD_SALES, [ids]);
  const asked = (await findAssignments(client, 'lead_id', ids)).map(({ assignment }) => assignment);
  const notices = gone.flatMap((lead) =>
    erasureNotifications(
      asked.filter((each) => each.leadId === lead.id),
      lead,
    ),
  );
  if (notices.length > 0) await client.query(TELL, [JSON.stringify(notices)]);
  for (const statement of LEFT_BEHIND) await client.query(statement, [ids]);
  await wakeByErasing(client, asked);
  await client.query('delete from lead where id = any($1)', [ids]);
  return ids;
}
