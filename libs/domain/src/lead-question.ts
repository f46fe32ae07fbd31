import type { Lead } from './lead.js';
import { fieldsSeenBy, type SeenField, shownValue } from './lead-views.js';
import { maskedText } from './masked-text.js';
import { postalCodeIn } from './places/postal-code.js';

/** One thing that a partner who is asked may read. */
export interface QuestionDetail extends SeenField {
  readonly value: string;
}

/**
 * What a partner who has not said yes may read of a lead, and only what was filled in: nothing that
 * names or reaches the owner (decision 23). Of the address that is the postal code; every text is
 * masked.
 */
export function questionDetails(lead: Lead): QuestionDetail[] {
  const owner = { name: lead.customerName, address: lead.address };
  return fieldsSeenBy('question').flatMap(({ key, label }) => {
    const told = shownValue(key, lead[key]).trim();
    const detail =
      key === 'address'
        ? { key, label: 'Postnummer', value: postalCodeIn(told) ?? '' }
        : { key, label, value: maskedText(told, owner) };
    return detail.value ? [detail] : [];
  });
}
