import {
  FIRST_EMAILS_A_DAY,
  homeKey,
  KEY_WINDOW_SECONDS,
  LEAD_KEYS,
  leadField,
  effectsOfLead,
  type Suspicion,
} from '@boligstyling/domain';
import { erasedAt } from './erase-lead.js';
import {
  firstEmailRequests,
  collectFirstEmails,
  type ReceivedLead,
} from './first-email-requests.js';
import { columnOf } from '../core/row-fields.js';
import { isRealRow } from '../core/reveals.js';
import { announce } from '../core/webhook-rows.js';
import { TO_SEND } from '../core/deliveries.js';

const COLUMNS = [
  ['id', 'id', 'uuid'],
  ['received_at', 'receivedAt', 'timestamptz'],
  ['status', 'status', 'text'],
  ['municipality', 'municipality', 'text'],
  ['municipality_found_by', 'municipalityFoundBy', 'text'],
  ['idempotency_key', 'idempotencyKey', 'text'],
  ['submission_digest', 'digest', 'text'],
  ['consents', 'consents', 'jsonb'],
  ['home_key', 'homeKey', 'text'],
  ['integrator_key_id', 'integratorKeyId', 'uuid'],
  ['request_id', 'requestId', 'text'],
  ['test_until', 'testUntil', 'timestamptz'],
  ...LEAD_KEYS.map((key) => [
    columnOf(key),
    key,
    leadField(key).kind === 'flag' ? 'boolean' : 'text',
  ]),
] as const;

const each = (show: (column: (typeof COLUMNS)[number]) => string) => COLUMNS.map(show).join(', ');

const ONE_TOO_MANY: Suspicion = 'too-many-to-address';
const HELD = effectsOfLead({ suspicion: ONE_TOO_MANY });
const amongst = (words: readonly string[]) => `= any('{${words.join(',')}}'::text[])`;

/** Fixed window. A start in the future means the clock was set back. */
const KEY_WINDOW = `interval '${KEY_WINDOW_SECONDS} seconds'`;

/**
 * One round trip and commit for all leads. The sequence `lead_stored` counts them, because it
 * neither blocks nor rolls back. Idempotency keys are looked up by index: joined, the cached plan
 * would read all erased ones. Concurrent callers wait for a mailbox's row in first_email, so that
 * its daily limit is exact over all replicas. An API key's calls are counted first; a paused one gets
 * no row. `before` is the count before this call. Steps run in order, so that none deadlock.
 * Constants are part of the text: with parameters PostgreSQL would try custom plans, which cost as
 * much as storing the lead.
 */
const STORE_LEADS = `
  with granted as (
    insert into integrator_use as last (key_id, since, used, before)
    select key.id, now(), least(leads, per_minute), 0
    from json_to_recordset($5) as wanted (key_id uuid, leads int)
      join integrator_key key on key.id = wanted.key_id and not paused
    order by key.id
    on conflict (key_id) do update
      set (since, before, used) = (
        select case when lasts then last.since else now() end, base,
          greatest(base, least(base + excluded.used, per_minute))
        from (values (last.since > now() - ${KEY_WINDOW} and last.since < now() + ${KEY_WINDOW}))
            as open (lasts),
          lateral (select case when lasts then last.used else 0 end) as counted (base),
          integrator_key where id = last.key_id)
    returning key_id, since, used, used - before as leads
  ), allowed as (
    insert into first_email (mailbox, day, submissions)
    select mailbox, day, submissions from json_populate_recordset(null::first_email, $4)
    where (select count(*) from granted) >= 0
    ${collectFirstEmails(FIRST_EMAILS_A_DAY)}
    returning submissions
  ), stored as (
    insert into lead (${each(([column]) => column)}, suspicion)
    select ${each(([, name]) => `"${name}"`)}, case
      when "firstEmail" = any (array(select unnest(submissions) from allowed))
        or "firstEmail" is null then suspicion
      else '${ONE_TOO_MANY}' end
    from json_to_recordset($1) as received
      (${each(([, name, type]) => `"${name}" ${type}`)}, suspicion text, "firstEmail" uuid, nth int)
      left join granted on key_id = "integratorKeyId"
    where (select count(*) from granted) >= 0 and ("integratorKeyId" is null or nth <= leads)
      and ${erasedAt('"idempotencyKey"')} is null
    on conflict (idempotency_key) do nothing
    returning id, received_at, suspicion, integrator_key_id, test_until
  ), notified as (
    insert into notification (id, lead_id, kind, state, attempts, due_at, created_at)
    select n.id, stored.id, n.kind, ${TO_SEND}, 0, now(), stored.received_at
    from stored join json_populate_recordset(null::notification, $2) n on n.lead_id = stored.id
    where stored.suspicion is null or n.kind ${amongst(HELD.notifications)}
  ), announced as (${announce({
    from: 'json_to_recordset($3) as new (lead_id uuid, event text) join stored on stored.id = new.lead_id',
    lead: 'stored',
    at: 'stored.received_at',
    where: `stored.suspicion is null or event ${amongst(HELD.announcements)}`,
  })}
  )
  select id, null::uuid as "keyId", null::int as remaining, null::int as "resetSeconds",
    case when ${isRealRow('stored')} then nextval('lead_stored') end
  from stored
  union all
  select null, key_id, greatest(per_minute - used, 0),
    least(greatest(ceil(extract(epoch from since - now()) + ${KEY_WINDOW_SECONDS}), 1),
      ${KEY_WINDOW_SECONDS})::int, null
  from granted join integrator_key on integrator_key.id = key_id`;

export function storeLeads(received: readonly ReceivedLead[]) {
  // Every caller takes keys in the same order, so that no two deadlock.
  const inOrder = received.toSorted((a, b) => compare(idempotencyKeyOf(a), idempotencyKeyOf(b)));
  const firstEmails = firstEmailRequests(received);
  const ofKeys = sentByKeys(received);
  const values = [
    JSON.stringify(
      inOrder.map(({ lead, submission, consents, integratorKeyId, requestId }) => ({
        ...lead,
        homeKey: homeKey(lead.address),
        integratorKeyId,
        nth: ofKeys.places.get(lead.id),
        ...submission,
        consents,
        requestId,
        firstEmail: firstEmails.submissions.get(lead.id),
      })),
    ),
    JSON.stringify(received.flatMap(notificationRows)),
    JSON.stringify(received.flatMap(announcementRows)),
    JSON.stringify(firstEmails.rows),
    JSON.stringify(ofKeys.rows),
  ];
  return { name: 'store-leads', text: STORE_LEADS, values };
}

function idempotencyKeyOf({ submission }: ReceivedLead): string {
  return submission?.idempotencyKey ?? '';
}

/** With each lead's position among those of its key, in the order of arrival. */
function sentByKeys(received: readonly ReceivedLead[]) {
  const counts = new Map<string, number>();
  const places = new Map<string, number>();
  for (const { lead, integratorKeyId } of received) {
    if (!integratorKeyId) continue;
    const place = (counts.get(integratorKeyId) ?? 0) + 1;
    counts.set(integratorKeyId, place);
    places.set(lead.id, place);
  }
  return { rows: [...counts].map(([key_id, leads]) => ({ key_id, leads })), places };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function notificationRows({ lead, notifications }: ReceivedLead) {
  return notifications.map(({ id, kind }) => ({
    id,
    lead_id: lead.id,
    kind,
  }));
}

function announcementRows({ lead, announcements }: ReceivedLead) {
  return announcements.map((event) => ({ lead_id: lead.id, event }));
}
