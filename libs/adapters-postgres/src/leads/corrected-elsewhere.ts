/**
 * Whether the owner has corrected the lead on the page of another request of hers. What she says there
 * is not for whoever sent this one, who may have typed her address and number without her.
 */
export const CORRECTED_ELSEWHERE = `exists (
  select from lead_event
  where lead_id = lead.id and kind = 'corrected' and detail ->> 'page' = 'other')`;

/**
 * Where the home is, as its sender may know it: empty once that is what she has corrected elsewhere. It
 * is seen by those, too, who may not know who she is.
 */
export const PLACE_FOR_SENDER = `case when exists (
  select from lead_event
  where lead_id = lead.id and kind = 'corrected' and detail ->> 'page' = 'other'
    and 'location' = any(string_to_array(detail ->> 'fields', ', '))) then '' else lead.location end`;
