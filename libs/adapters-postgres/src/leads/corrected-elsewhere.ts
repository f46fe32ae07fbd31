/**
 * SQL condition: the owner corrected this lead from the page of another one. The correction is
 * hidden from this lead's sender, who may have typed the owner's address without the owner.
 */
export const CORRECTED_ELSEWHERE = `exists (
  select from lead_event
  where lead_id = lead.id and kind = 'corrected' and detail ->> 'page' = 'other')`;

/**
 * The home's place for the sender, empty where the owner corrected it elsewhere. Senders without
 * access to the contact details see it too.
 */
export const PLACE_FOR_INTEGRATOR = `case when exists (
  select from lead_event
  where lead_id = lead.id and kind = 'corrected' and detail ->> 'page' = 'other'
    and 'location' = any(string_to_array(detail ->> 'fields', ', '))) then '' else lead.location end`;
