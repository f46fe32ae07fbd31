import { DomainError, erasureNotices, type Wishes } from '@boligstyling/domain';
import type { PoolClient } from 'pg';
import { findAssignments } from './assignment-rows.js';
import { JOINED_FOR_GOOD } from './joined-for-good.js';
import { letOffUnanswered } from './let-off-unanswered.js';
import { REMEMBER_KEY } from './erased-submissions.js';
import { wakeByErasing } from './wake-by-erasing.js';
import { toldEndpoints } from './webhook-rows.js';

/** Nobody decides on the lead meanwhile, so nobody is asked who is not told. */
const HOLD = `
  select service_type as "serviceType", sell_property as "sellProperty", source
  from lead where id = $1 for update`;

const LET_OFF = letOffUnanswered('select $1::uuid');

/**
 * A sale of before there were questions is older than its yes, from which it can be disputed, and is
 * not billed, for so many days. With the lead goes what else tells of the yes.
 */
const COUNT_FROM_YES = `
  update sale set created_at = a.answered_at
  from assignment a
  where a.id = sale.assignment_id and a.lead_id = $1 and a.state in ('accepted', 'withdrawn')
    and a.answered_at > sale.created_at`;

const TELL = `
  with told as (
    insert into erasure_notice (id, partner_id, reference, service, asked_at, held, erased_at)
    select gen_random_uuid(), "partnerId", reference, service, "askedAt", held, now()
    from jsonb_to_recordset($1) as new ("partnerId" uuid, reference text, service text,
      "askedAt" timestamptz, held boolean)
    returning id
  )
  insert into notification
    (id, erasure_notice_id, kind, state, attempts, due_at, created_at)
  select gen_random_uuid(), id, 'partner-erasure', 'due', 0, now(), now() from told`;

/** What has not left of rulings on disputes goes with the lead: from now on the sale tells of it. */
const TELL_OF_RULINGS = `
  insert into notification (id, sale_id, kind, state, attempts, due_at, created_at)
  select gen_random_uuid(), id, 'sale-ruling', 'due', 0, now(), now()
  from sale
  where assignment_id in (
    select assignment_id from notification
    where lead_id = $1 and kind = 'dispute-decided' and state <> 'sent')`;

/** Of one that is held the key that sent it alone knows: it reads its leads, with who the owner is where that is granted. */
const TELL_INTEGRATORS = `
  insert into webhook_delivery
    (id, endpoint_id, erased_lead_id, event, at, detail, state, attempts, due_at)
  select gen_random_uuid(), endpoint.id, lead.id, event, now(), '{}', 'due', 0, now()
  from lead cross join (values ('lead.erased')) as new (event)
    ${toldEndpoints('lead.integrator_key_id')}
  where lead.id = $1 and (suspicion is null or endpoint.integrator_key_id is not null)`;

/**
 * Erases a lead, in the transaction, with all that hangs on it, and leaves an e-mail for each partner
 * who was asked about it, and for each who has yet to be told of a ruling on its dispute, and a message
 * for integrators. What its owner sent again of the same home goes with it. Its idempotency key
 * outlives it, so that a repeat that is still under way does not bring it back.
 *
 * @returns the ids of all that are erased
 * @throws DomainError `lead-not-found`
 */
export async function eraseLead(client: PoolClient, leadId: string): Promise<string[]> {
  const { rows } = await client.query<Wishes>(HOLD, [leadId]);
  if (!rows[0]) throw new DomainError('lead-not-found');
  const joined = await client.query<{ id: string }>(JOINED_FOR_GOOD, [leadId]);
  const erased = [leadId];
  for (const { id } of joined.rows) erased.push(...(await eraseLead(client, id)));
  const asked = await findAssignments(client, 'lead_id', [leadId]);
  const notices = erasureNotices(
    asked.map(({ assignment }) => assignment),
    rows[0],
  );
  if (notices.length > 0) await client.query(TELL, [JSON.stringify(notices)]);
  await client.query(TELL_OF_RULINGS, [leadId]);
  await client.query(LET_OFF, [leadId]);
  await client.query(COUNT_FROM_YES, [leadId]);
  await client.query(REMEMBER_KEY, [leadId]);
  await client.query(TELL_INTEGRATORS, [leadId]);
  await wakeByErasing(
    client,
    asked.map(({ assignment }) => assignment),
  );
  await client.query('delete from lead where id = $1', [leadId]);
  return erased;
}
