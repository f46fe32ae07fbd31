import {
  fieldsShownTo,
  leadField,
  type LeadAudience,
  type LeadDetails,
  type LeadKey,
  readsLikeMessage,
  shownValue,
} from '@boligstyling/domain';

export interface Detail {
  readonly label: string;
  readonly value: string;
}

/** The fields of a lead that an audience may see, formatted; empty ones are left out. */
export function leadDetails(lead: LeadDetails, audience: LeadAudience): Detail[] {
  return shown(lead, fieldsShownTo(audience));
}

/**
 * The same for an owner's email, without free text and without short fields that read like a
 * message. A stranger can send a lead with somebody's proven address.
 */
export function leadFacts(lead: LeadDetails, audience: LeadAudience): Detail[] {
  const isFact = ({ key }: { key: LeadKey }) => {
    const { kind } = leadField(key);
    return kind === 'line' ? !readsLikeMessage(String(lead[key])) : kind !== 'text';
  };
  return shown(lead, fieldsShownTo(audience).filter(isFact));
}

function shown(lead: LeadDetails, fields: ReturnType<typeof fieldsShownTo>): Detail[] {
  return fields.map(({ key, label }) => ({ label, value: shownValue(key, lead[key]).trim() }));
}
