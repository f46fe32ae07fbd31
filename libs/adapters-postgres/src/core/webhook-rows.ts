import { KEPT_WHILE_PAUSED, READ_LEADS_SCOPE, SENT_WHILE_PAUSED } from '@boligstyling/domain';
import { isRealRow } from './reveals.js';

/** The endpoint has no key, or an active one that may read its leads. */
const MAY_READ = `(endpoint.integrator_key_id is null or exists (
  select from integrator_key key
  where key.id = endpoint.integrator_key_id and not key.paused
    and '${READ_LEADS_SCOPE}' = any(key.scopes)))`;

const IS_ACTIVE = `endpoint.active and ${MAY_READ}`;

/**
 * Endpoints without a key or with the lead's; of a test lead, its own key's alone. Optional events
 * need the key's read permission. Messages to a paused endpoint wait.
 *
 * @param lead alias of its row
 */
export const subscribedEndpoints = (lead: string): string => `
  join webhook_endpoint endpoint on event = any(endpoint.events)
    and (endpoint.integrator_key_id = ${lead}.integrator_key_id
      or endpoint.integrator_key_id is null and ${isRealRow(lead)})
    and (event in ('${SENT_WHILE_PAUSED}', '${KEPT_WHILE_PAUSED}') or ${MAY_READ})`;

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
