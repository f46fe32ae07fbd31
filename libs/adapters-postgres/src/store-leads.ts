import {
  FIRST_EMAILS_A_DAY,
  LEAD_KEYS,
  leadField,
  setOffBy,
  type Suspicion,
} from '@boligstyling/domain';
import { firstEmailRequests } from './first-email-requests.js';
import { columnOf } from './lead-rows.js';
import type { ReceivedLead } from './received-lead.js';

/** The columns that every lead is stored with, each with its name and type in what is handed over. */
const COLUMNS = [
  ['id', 'id', 'uuid'],
  ['received_at', 'receivedAt', 'timestamptz'],
  ['status', 'status', 'text'],
  ['municipality', 'municipality', 'text'],
  ['municipality_found_by', 'municipalityFoundBy', 'text'],
  ['idempotency_key', 'key', 'text'],
  ['submission_digest', 'digest', 'text'],
  ['consents', 'consents', 'jsonb'],
  ...LEAD_KEYS.map((key) => [
    columnOf(key),
    key,
    leadField(key).kind === 'flag' ? 'boolean' : 'text',
  ]),
] as const;

const each = (show: (column: (typeof COLUMNS)[number]) => string) => COLUMNS.map(show).join(', ');

const ONE_TOO_MANY: Suspicion = 'too-many-to-address';
const HELD = setOffBy({ suspicion: ONE_TOO_MANY });

/**
 * One statement, so one round trip and one commit for any number of leads: all of them, their
 * notifications and what integrators are told of them, or nothing.
 * Returns the ids of those that were stored: all but those whose idempotency key is taken, by an
 * earlier lead of the same call too.
 *
 * Before any lead is stored, each mailbox's row in first_email is taken and what may write to it
 * today added, up to the limit. Leads that are not among that are held. Who comes for the same
 * mailbox meanwhile waits for the row, so the limit is exact over all replicas.
 */
const STORE_LEADS = `
  with allowed as (
    insert into first_email (mailbox, day, submissions)
    select mailbox, day, submissions from json_populate_recordset(null::first_email, $4)
    on conflict (mailbox) do update
      set submissions = (first_email.submissions || array(
        select new from unnest(excluded.submissions) new
        where new <> all (first_email.submissions)))[:$5]
      where cardinality(first_email.submissions) < $5
    returning submissions
  ), stored as (
    insert into lead (${each(([column]) => column)}, suspicion)
    select ${each(([, name]) => `"${name}"`)}, case
      when "firstEmail" = any (array(select unnest(submissions) from allowed))
        or "firstEmail" is null then suspicion
      else $6 end
    from json_to_recordset($1) as received
      (${each(([, name, type]) => `"${name}" ${type}`)}, suspicion text, "firstEmail" uuid)
    on conflict (idempotency_key) do nothing
    returning id, received_at, suspicion
  ), announced as (
    insert into notification (id, lead_id, kind, state, attempts, due_at, created_at, request_id)
    select n.id, stored.id, n.kind, 'due', 0, now(), stored.received_at, n.request_id
    from stored join json_populate_recordset(null::notification, $2) n on n.lead_id = stored.id
    where stored.suspicion is null or n.kind = any($7)
  ), told as (
    insert into webhook_delivery
      (id, endpoint_id, lead_id, event, at, detail, state, attempts, due_at)
    select gen_random_uuid(), endpoint.id, stored.id, event, stored.received_at, '{}',
      'due', 0, now()
    from json_to_recordset($3) as new (lead_id uuid, event text)
      join stored on stored.id = new.lead_id
      join webhook_endpoint endpoint on endpoint.active and event = any(endpoint.events)
    where stored.suspicion is null or event = any($8)
  )
  select id from stored`;

/** The prepared statement that stores these leads. */
export function storeLeads(received: readonly ReceivedLead[]) {
  // Whoever stores several keys takes them in the same order, so that no two wait for each other.
  const inOrder = received.toSorted((a, b) => compare(keyOf(a), keyOf(b)));
  const firstEmails = firstEmailRequests(received);
  const values = [
    JSON.stringify(
      inOrder.map(({ lead, submission, consents }) => ({
        ...lead,
        ...submission,
        consents,
        firstEmail: firstEmails.submissions.get(lead.id),
      })),
    ),
    JSON.stringify(received.flatMap(notificationRows)),
    JSON.stringify(received.flatMap(announcementRows)),
    JSON.stringify(firstEmails.rows),
    FIRST_EMAILS_A_DAY,
    ONE_TOO_MANY,
    HELD.notifications,
    HELD.announcements,
  ];
  return { name: 'store-leads', text: STORE_LEADS, values };
}

function keyOf({ submission }: ReceivedLead): string {
  return submission?.key ?? '';
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function notificationRows({ lead, notifications }: ReceivedLead) {
  return notifications.map(({ id, kind, requestId }) => ({
    id,
    lead_id: lead.id,
    kind,
    request_id: requestId,
  }));
}

function announcementRows({ lead, announcements }: ReceivedLead) {
  return announcements.map((event) => ({ lead_id: lead.id, event }));
}
