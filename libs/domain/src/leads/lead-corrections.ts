import type { LeadDetails, LeadKey } from './lead-details.js';
import { VALUATION } from './lead-answers.js';
import { LEAD_FIELDS } from './lead-fields.js';
import { postalCodeIn } from '../places/postal-code.js';
import { TooManyAttempts } from '../core/login-limit.js';
import type { Lead } from './lead.js';
import { municipalityNamed, placeKey } from '../places/municipality-named.js';
import { municipalityNumbered } from '../places/municipalities.js';
import { chosenPlace, type Place } from '../places/place-of.js';
import { DAY_SECONDS } from '../core/time/time-span.js';

/** What an owner can correct of what was sent (GDPR, article 16). */
export const CORRECTABLE_KEYS = [
  'customerName',
  'customerPhone',
  'customerEmail',
  'contactByEmail',
  'address',
  'location',
  'serviceType',
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

/** What a correction can send: with a chosen address comes the number of its municipality. */
export const CORRECTION_KEYS = [...CORRECTABLE_KEYS, 'municipalityNumber'] as const;

export type Corrections = Partial<Pick<LeadDetails, (typeof CORRECTION_KEYS)[number]>>;

const NO_NUMBER = LEAD_FIELDS.municipalityNumber.absent;

/**
 * Those of the corrections that change anything. With another address or place comes another number
 * of the municipality, or none: the stored one may not be its number. The service of a valuation stays:
 * others are asked about it, by other consents.
 */
export function changedBy(lead: LeadDetails, corrections: Corrections): Corrections {
  const { municipalityNumber: sent, ...told } = corrections;
  const { serviceType, ...others } = told;
  const isServed = lead.serviceType !== VALUATION;
  const changed = changes(lead, isServed && serviceType ? told : others);
  if (!isElsewhere(changed)) return changed;
  const isSame = sent === undefined || sent === lead.municipalityNumber;
  const municipalityNumber = isSame ? NO_NUMBER : sent;
  return municipalityNumber === lead.municipalityNumber
    ? changed
    : { ...changed, municipalityNumber };
}

/** Whether the home lies elsewhere now: in another place, municipality, or where another postal code is. */
export function hasMoved(lead: Lead, corrections: Corrections): boolean {
  const { location = lead.location, address = lead.address } = corrections;
  const { municipality } = chosenPlace(corrections.municipalityNumber ?? NO_NUMBER);
  return (
    placeKey(location) !== placeKey(lead.location) ||
    postalCodeIn(address) !== postalCodeIn(lead.address) ||
    (municipality !== null && municipality !== lead.municipality)
  );
}

/**
 * Corrections whose place is the municipality that decides matching. A place that names another
 * municipality, or that was written for the address before, becomes the name of that municipality.
 *
 * @param place where the home lies by the corrections
 */
export function inOnePlace(lead: Lead, corrections: Corrections, place: Place): Corrections {
  const { municipality, foundBy } = place;
  if (municipality === null || foundBy === 'place-name') return corrections;
  const written = corrections.location ?? lead.location;
  const isOutdated =
    corrections.location === undefined &&
    municipality !== lead.municipality &&
    municipalityNamed(written) === undefined;
  const location = isOutdated
    ? (municipalityNumbered(municipality)?.name ?? written)
    : locationIn(municipality, written);
  return changes(lead, { ...corrections, location });
}

/** A place as it is written, unless it names another municipality: then the name of this one. */
export function locationIn(municipality: string, written: string): string {
  const named = municipalityNamed(written);
  const isThere = named === undefined || named === municipality;
  return isThere ? written : (municipalityNumbered(municipality)?.name ?? written);
}

function changes(lead: LeadDetails, corrections: Corrections): Corrections {
  const keys = CORRECTION_KEYS.filter((key) => key in corrections);
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = corrections[key];
      return value === undefined || value === lead[key] ? [] : [[key, value]];
    }),
  );
}

function isElsewhere(changed: Corrections): boolean {
  return 'address' in changed || 'location' in changed;
}
