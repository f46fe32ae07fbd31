import {
  fieldsSeenBy,
  type LeadAudience,
  type LeadDetails,
  shownValue,
} from '@boligstyling/domain';

/** One thing the owner told us, as people read it. */
export interface Detail {
  readonly label: string;
  readonly value: string;
}

/** What an audience sees of a lead, as people read it. What was left out is empty. */
export function leadDetails(lead: LeadDetails, audience: LeadAudience): Detail[] {
  return fieldsSeenBy(audience).map(({ key, label }) => ({
    label,
    value: shownValue(key, lead[key]).trim(),
  }));
}
