import { KEPT_WHILE_PAUSED, READING, TOLD_WHILE_PAUSED } from '@boligstyling/domain';

/** Whether an endpoint is nobody's own, or its key is not paused and may read its leads. */
const MAY_READ = `(endpoint.integrator_key_id is null or exists (
  select from integrator_key key
  where key.id = endpoint.integrator_key_id and not key.paused
    and '${READING}' = any(key.scopes)))`;

/** Whether neither an endpoint nor the key whose it is keeps it from being told of things. */
const GOES_ON = `endpoint.active and ${MAY_READ}`;

/**
 * Joins the endpoints that are told of an event of a lead: those that want such events, and are
 * nobody's own or belong to the key that sent the lead. Of what is not owed they are told only while
 * that key may read. What a paused endpoint is told waits.
 *
 * @param keyId the column with the lead's key
 */
export const toldEndpoints = (keyId: string): string => `
  join webhook_endpoint endpoint on event = any(endpoint.events)
    and (endpoint.integrator_key_id is null or endpoint.integrator_key_id = ${keyId})
    and (event in ('${TOLD_WHILE_PAUSED}', '${KEPT_WHILE_PAUSED}') or ${MAY_READ})`;

/** Whether what is on its way waits until its endpoint goes on again, as all but an erasure does. */
export const IS_KEPT = `event <> '${TOLD_WHILE_PAUSED}' and not exists (
  select from webhook_endpoint endpoint where endpoint.id = endpoint_id and ${GOES_ON})`;
