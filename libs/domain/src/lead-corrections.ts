import type { LeadDetails, LeadKey } from './lead-details.js';
import { LEAD_FIELDS } from './lead-fields.js';
import { postalCodeIn } from './places/postal-code.js';
import { TooManyAttempts } from './login-limit.js';
import { placeKey } from './places/municipality-named.js';
import { DAY_SECONDS } from './time-span.js';

/** What an owner can correct of what she sent (GDPR, article 16). Another service is another request. */
export const CORRECTABLE_KEYS = [
  'customerName',
  'customerPhone',
  'customerEmail',
  'contactByEmail',
  'address',
  'location',
  'propertyType',
  'propertySize',
  'rooms',
  'timeframe',
  'stylingNeeds',
  'message',
] as const satisfies readonly LeadKey[];
export type CorrectableKey = (typeof CORRECTABLE_KEYS)[number];

/** So many e-mails within a day tell partners of what an owner corrects on her page: ten times three. */
const CORRECTION_LETTERS_A_DAY = 30;

/**
 * Refuses to tell partners of a correction once they have been told so often of that request.
 *
 * @param correctionLetters how many of the last 24 hours told of one
 * @throws TooManyAttempts
 */
export function requireLettersLeft({ correctionLetters }: { correctionLetters: number }): void {
  if (correctionLetters >= CORRECTION_LETTERS_A_DAY) throw new TooManyAttempts(DAY_SECONDS);
}

/** Whether she has corrected a request on its own page, or on that of another one of hers. */
export type CorrectedOn = 'own' | 'other';

export type Corrections = Partial<Pick<LeadDetails, CorrectableKey>>;

const NO_NUMBER = LEAD_FIELDS.municipalityNumber.absent;

/** What is stored of a correction: with another address, what was known of the old one goes. */
export type Corrected = Corrections & Partial<Pick<LeadDetails, 'municipalityNumber'>>;

/** Those of the corrections that change anything. */
export function changedBy(lead: LeadDetails, corrections: Corrections): Corrected {
  const changed: Corrected = Object.fromEntries(
    CORRECTABLE_KEYS.flatMap((key) => {
      const value = corrections[key];
      return value === undefined || value === lead[key] ? [] : [[key, value]];
    }),
  );
  const isElsewhere = 'address' in changed || 'location' in changed;
  const forgets = isElsewhere && lead.municipalityNumber !== NO_NUMBER;
  return forgets ? { ...changed, municipalityNumber: NO_NUMBER } : changed;
}

/** Whether the home lies elsewhere now: in another place, or where another postal code is. */
export function hasMoved(lead: LeadDetails, corrections: Corrections): boolean {
  const { location = lead.location, address = lead.address } = corrections;
  return (
    placeKey(location) !== placeKey(lead.location) ||
    postalCodeIn(address) !== postalCodeIn(lead.address)
  );
}
