import type { LeadNotification, SubmissionKey } from '@boligstyling/application';
import type { Lead, WebhookEvent } from '@boligstyling/domain';

/** A lead on its way into the database. */
export interface ReceivedLead {
  readonly lead: Lead;
  readonly notifications: readonly LeadNotification[];
  readonly submission: SubmissionKey | undefined;
  readonly announcements: readonly WebhookEvent[];
}

const COLUMNS = `id, received_at, status, customer_name, customer_email, customer_phone, service_type,
  location, address, styling_needs, rooms, property_size, timeframe, property_type, preferred_style,
  message, sell_property, accept_styling_only, additional_info, source, idempotency_key,
  submission_digest, suspicion`;

/**
 * One statement, so one round trip and one commit for any number of leads: all of them, their
 * notifications and what integrators are told of them, or nothing.
 * Returns the ids of those that were stored: all but those whose idempotency key is taken, by an
 * earlier lead of the same call too.
 */
const STORE_LEADS = `
  with stored as (
    insert into lead (${COLUMNS})
    select ${COLUMNS} from json_populate_recordset(null::lead, $1)
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
    JSON.stringify(inOrder.map(leadRow)),
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

function leadRow({ lead, submission }: ReceivedLead) {
  return {
    id: lead.id,
    received_at: lead.receivedAt,
    status: lead.status,
    customer_name: lead.customerName,
    customer_email: lead.customerEmail,
    customer_phone: lead.customerPhone,
    service_type: lead.serviceType,
    location: lead.location,
    address: lead.address,
    styling_needs: lead.stylingNeeds,
    rooms: lead.rooms,
    property_size: lead.propertySize,
    timeframe: lead.timeframe,
    property_type: lead.propertyType,
    preferred_style: lead.preferredStyle,
    message: lead.message,
    sell_property: lead.sellProperty,
    accept_styling_only: lead.acceptStylingOnly,
    additional_info: lead.additionalInfo,
    source: lead.source,
    idempotency_key: submission?.key,
    submission_digest: submission?.digest,
    suspicion: lead.suspicion,
  };
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
