import type { Lead } from './lead.js';
import { fieldsSeenBy, type SeenField, shownValue } from './lead-views.js';
import { MASK, maskedText } from './masked-text.js';
import { municipalityNamed } from './places/municipality-named.js';
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
  const owner = ownerOf(lead);
  return fieldsSeenBy('question').flatMap(({ key, label }) => {
    const told = shownValue(key, lead[key]).trim();
    const detail =
      key === 'address'
        ? { key, label: 'Postnummer', value: postalCodeIn(told) ?? '' }
        : { key, label, value: key === 'location' ? questionPlace(lead) : maskedText(told, owner) };
    return detail.value ? [detail] : [];
  });
}

/** What is asked for and where, for example «Fullstyling i Bergen», for whoever is asked. */
export function questionTitle(lead: Lead): string {
  const place = questionPlace(lead);
  return place ? `${lead.serviceType} i ${place}` : lead.serviceType;
}

/**
 * The place on one line: as the owner wrote it where that is the name of a place, though she be
 * called the same, else what is left when whatever names or reaches her is taken out.
 */
export function questionPlace(lead: Lead): string {
  const isPlace = municipalityNamed(lead.location) !== undefined;
  const told = isPlace ? lead.location : maskedText(lead.location, ownerOf(lead));
  const words = told.replaceAll(MASK, ' ').split(/[\s\p{C}]+/u);
  const place = words.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(' ');
  return place.replace(/[,;:–-]$/u, '');
}

function ownerOf({ customerName, address }: Lead) {
  return { name: customerName, address };
}
