/**
 * Whether the owner has corrected the lead on the page of another request of hers. What she says there
 * is not for whoever sent this one, who may have typed her address and number without her.
 */
export const CORRECTED_ELSEWHERE = `exists (
  select from lead_event
  where lead_id = lead.id and kind = 'corrected' and detail ->> 'page' = 'other')`;
