import { READING } from '@boligstyling/domain';

/**
 * Joins the endpoints that are told of an event of a lead: those that want such events, and are
 * nobody's own or belong to the key that sent the lead, while that is not paused and may read it.
 *
 * @param keyId the column with the lead's key
 */
export const toldEndpoints = (keyId: string): string => `
  join webhook_endpoint endpoint on endpoint.active and event = any(endpoint.events)
    and (endpoint.integrator_key_id is null or exists (
      select from integrator_key key
      where key.id = endpoint.integrator_key_id and key.id = ${keyId} and not key.paused
        and '${READING}' = any(key.scopes)))`;
