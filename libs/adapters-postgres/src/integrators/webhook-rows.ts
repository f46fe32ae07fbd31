import { KEPT_WHILE_PAUSED, READING, SENT_WHILE_PAUSED } from '@boligstyling/domain';

/** SQL condition: the endpoint has no key, or its key is active and may read its leads. */
const MAY_READ = `(endpoint.integrator_key_id is null or exists (
  select from integrator_key key
  where key.id = endpoint.integrator_key_id and not key.paused
    and '${READING}' = any(key.scopes)))`;

/** SQL condition: neither the endpoint nor its key is paused. */
const GOES_ON = `endpoint.active and ${MAY_READ}`;

/**
 * Joins the endpoints of a lead's event: those subscribed that have no key or the lead's. Optional
 * events need the key's read permission. Messages to a paused endpoint wait.
 *
 * @param keyId the column with the lead's key
 */
export const subscribedEndpoints = (keyId: string): string => `
  join webhook_endpoint endpoint on event = any(endpoint.events)
    and (endpoint.integrator_key_id is null or endpoint.integrator_key_id = ${keyId})
    and (event in ('${SENT_WHILE_PAUSED}', '${KEPT_WHILE_PAUSED}') or ${MAY_READ})`;

/** SQL condition: the message waits for its endpoint to be resumed; erasures never wait. */
export const IS_KEPT = `event <> '${SENT_WHILE_PAUSED}' and not exists (
  select from webhook_endpoint endpoint where endpoint.id = endpoint_id and ${GOES_ON})`;
