import type { LeadNotification, SubmissionKey } from '@boligstyling/application';
import { type Lead, LEAD_KEYS, leadField, type WebhookEvent } from '@boligstyling/domain';
import { columnOf } from './lead-rows.js';

/** A lead on its way into the database. */
export interface ReceivedLead {
  readonly lead: Lead;
  readonly notifications: readonly LeadNotification[];
  readonly submission: SubmissionKey | undefined;
  readonly announcements: readonly WebhookEvent[];
}

/** The columns that every lead is stored with, each with its name and type in what is handed over. */
const COLUMNS = [
  ['id', 'id', 'uuid'],
  ['received_at', 'receivedAt', 'timestamptz'],
  ['status', 'status', 'text'],
  ['suspicion', 'suspicion', 'text'],
  ['idempotency_key', 'key', 'text'],
  ['submission_digest', 'digest', 'text'],
  ...LEAD_KEYS.map((key) => [
    columnOf(key),
    key,
    leadField(key).kind === 'flag' ? 'boolean' : 'text',
  ]),
] as const;

const each = (show: (column: (typeof COLUMNS)[number]) => string) => COLUMNS.map(show).join(', ');

/**
 * One statement, so one round trip and one commit for any number of leads: all of them, their
 * notifications and what integrators are told of them, or nothing.
 * Returns the ids of those that were stored: all but those whose idempotency key is taken, by an
 * earlier lead of the same call too.
 */
const STORE_LEADS = `
  with stored as (
    insert into lead (${each(([column]) => column)})
    select ${each(([, name]) => `"${name}"`)}
    from json_to_recordset($1) as received (${each(([, name, type]) => `"${name}" ${type}`)})
    on conflict (idempotency_key) do nothing
    returning id, received_at
  ), announced as (
    insert into notification (id, lead_id, kind, state, attempts, due_at, created_at, request_id)
    select n.id, stored.id, n.kind, 'due', 0, now(), stored.received_at, n.request_id
    from stored join json_populate_recordset(null::notification, $2) n on n.lead_id = stored.id
  ), told as (
    insert into webhook_delivery
      (id, endpoint_id, lead_id, event, at, detail, state, attempts, due_at)
    select gen_random_uuid(), endpoint.id, stored.id, event, stored.received_at, '{}',
      'due', 0, now()
    from json_to_recordset($3) as new (lead_id uuid, event text)
      join stored on stored.id = new.lead_id
      join webhook_endpoint endpoint on endpoint.active and event = any(endpoint.events)
  )
  select id from stored`;

/** The prepared statement that stores these leads. */
export function storeLeads(received: readonly ReceivedLead[]) {
  // Whoever stores several keys takes them in the same order, so that no two wait for each other.
  const inOrder = received.toSorted((a, b) => compare(keyOf(a), keyOf(b)));
  const values = [
    JSON.stringify(inOrder.map(({ lead, submission }) => ({ ...lead, ...submission }))),
    JSON.stringify(received.flatMap(notificationRows)),
    JSON.stringify(received.flatMap(announcementRows)),
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
