import { KEPT_WHILE_PAUSED, READ_LEADS_SCOPE, SENT_WHILE_PAUSED } from '@boligstyling/domain';
import { TO_SEND } from './deliveries.js';
import { isRealRow } from './reveals.js';

/** The endpoint has no key, or an active one that may read its leads. */
const MAY_READ = `(endpoint.integrator_key_id is null or exists (
  select from integrator_key key
  where key.id = endpoint.integrator_key_id and not key.paused
    and '${READ_LEADS_SCOPE}' = any(key.scopes)))`;

const IS_ACTIVE = `endpoint.active and ${MAY_READ}`;

interface Announced {
  readonly from: string;
  readonly lead?: string;
  readonly as?: 'lead_id' | 'erased_lead_id';
  readonly at?: string;
  readonly detail?: string;
  readonly where?: string;
}

/**
 * Endpoints without a key or with the lead's; of a test lead, its own key's alone. Optional
 * events need the key's read permission. Messages to a paused endpoint wait. The lock skips one that
 * is being removed.
 */
export const announce = (announced: Announced): string => {
  const { from, lead = 'lead', as = 'lead_id', at = 'now()', detail = `'{}'`, where } = announced;
  return `
  insert into webhook_delivery
    (id, endpoint_id, ${as}, event, at, detail, state, attempts, due_at)
  select gen_random_uuid(), endpoint.id, ${lead}.id, event, ${at}, ${detail}, ${TO_SEND}, 0, now()
  from ${from}
    join webhook_endpoint endpoint on event = any(endpoint.events)
      and (endpoint.integrator_key_id = ${lead}.integrator_key_id
        or endpoint.integrator_key_id is null and ${isRealRow(lead)})
      and (event in ('${SENT_WHILE_PAUSED}', '${KEPT_WHILE_PAUSED}') or ${MAY_READ})
  ${where ? `where ${where}` : ''}
  for key share of endpoint`;
};

/** Erasures never wait. */
export const IS_KEPT = `event <> '${SENT_WHILE_PAUSED}' and not exists (
  select from webhook_endpoint endpoint where endpoint.id = endpoint_id and ${IS_ACTIVE})`;

/** A test key's endpoints get test leads alone, and erasures of them. @param message its alias */
export const isOfRealKey = (message: string): string => `not exists (
  select from webhook_endpoint tried join integrator_key key on key.id = tried.integrator_key_id
  where tried.id = ${message}.endpoint_id and key.is_test)`;

/** Newest first. */
export const SIGNING_SECRETS = `
  array_remove(array[endpoint.secret::text,
    case when endpoint.previous_until > now() then endpoint.previous_secret end], null)
  || array(select key from jsonb_each_text(endpoint.earlier)
    where value::timestamptz > now() order by value::timestamptz desc)`;
