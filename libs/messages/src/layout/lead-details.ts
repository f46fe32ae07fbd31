import {
  fieldsSeenBy,
  leadField,
  type LeadAudience,
  type LeadDetails,
  type LeadKey,
  readsLikeMessage,
  shownValue,
} from '@boligstyling/domain';

/** One thing the owner told us, as people read it. */
export interface Detail {
  readonly label: string;
  readonly value: string;
}

/** What an audience sees of a lead, as people read it. What was left out is empty. */
export function leadDetails(lead: LeadDetails, audience: LeadAudience): Detail[] {
  return shown(lead, fieldsSeenBy(audience));
}

/**
 * The same for an owner's letter: without texts in the sender's own words, and without short fields
 * that read like a message. A stranger can send a lead with a proven address too.
 */
export function leadFacts(lead: LeadDetails, audience: LeadAudience): Detail[] {
  const isFact = ({ key }: { key: LeadKey }) => {
    const { kind } = leadField(key);
    return kind === 'line' ? !readsLikeMessage(String(lead[key])) : kind !== 'text';
  };
  return shown(lead, fieldsSeenBy(audience).filter(isFact));
}

function shown(lead: LeadDetails, fields: ReturnType<typeof fieldsSeenBy>): Detail[] {
  return fields.map(({ key, label }) => ({ label, value: shownValue(key, lead[key]).trim() }));
}
