import type { LeadNotification, SubmissionKey } from '@boligstyling/application';
import type { Lead } from '@boligstyling/domain';

/** The columns in the order of {@link storeLeadValues}. */
const COLUMNS = `id, received_at, status, customer_name, customer_email, customer_phone, service_type,
  location, address, styling_needs, rooms, property_size, timeframe, property_type, preferred_style,
  message, sell_property, accept_styling_only, additional_info, source, idempotency_key,
  submission_digest, suspicion`;

const PARAMETERS = COLUMNS.split(',').map((_, index) => `$${index + 1}`);

/**
 * One statement, so one round trip and one commit: the lead, its notifications and what
 * integrators are told of it, or nothing.
 * Returns no row when the idempotency key is taken.
 */
export const STORE_LEAD = `
  with stored as (
    insert into lead (${COLUMNS}) values (${PARAMETERS.join(', ')})
    on conflict (idempotency_key) do nothing
    returning id, received_at, suspicion
  ), announced as (
    insert into notification (id, lead_id, kind, state, attempts, due_at, created_at, request_id)
    select n.id, stored.id, n.kind, 'due', 0, now(), stored.received_at, n.request_id
    from stored, unnest(
      $${PARAMETERS.length + 1}::uuid[], $${PARAMETERS.length + 2}::text[],
      $${PARAMETERS.length + 3}::text[]) as n (id, kind, request_id)
  ), told as (
    insert into webhook_delivery
      (id, endpoint_id, lead_id, event, at, detail, state, attempts, due_at)
    select gen_random_uuid(), endpoint.id, stored.id, 'lead.received', stored.received_at, '{}',
      'due', 0, now()
    from stored, webhook_endpoint endpoint
    where stored.suspicion is null and endpoint.active and 'lead.received' = any(endpoint.events)
  )
  select id from stored`;

/** The parameters of {@link STORE_LEAD}. */
export function storeLeadValues(
  lead: Lead,
  notifications: readonly LeadNotification[],
  submission: SubmissionKey | undefined,
): unknown[] {
  return [
    lead.id,
    lead.receivedAt,
    lead.status,
    lead.customerName,
    lead.customerEmail,
    lead.customerPhone,
    lead.serviceType,
    lead.location,
    lead.address,
    lead.stylingNeeds,
    lead.rooms,
    lead.propertySize,
    lead.timeframe,
    lead.propertyType,
    lead.preferredStyle,
    lead.message,
    lead.sellProperty,
    lead.acceptStylingOnly,
    lead.additionalInfo,
    lead.source,
    submission?.key ?? null,
    submission?.digest ?? null,
    lead.suspicion,
    notifications.map(({ id }) => id),
    notifications.map(({ kind }) => kind),
    notifications.map(({ requestId }) => requestId ?? null),
  ];
}
