import type { LeadDetails, LeadKey } from './lead-details.js';
import { VALUATION } from './lead-answers.js';
import { LEAD_FIELDS } from './lead-fields.js';
import { postalCodeIn } from '../places/postal-code.js';
import { RateLimited } from '../core/login-limit.js';
import type { Lead } from './lead.js';
import { municipalityNamed, placeKey } from '../places/municipality-named.js';
import { municipalityNumbered } from '../places/municipalities.js';
import { chosenPlace, type Place } from '../places/place-of.js';
import { DAY_SECONDS } from '../core/time/time-span.js';

/** The fields that an owner can correct (GDPR, article 16). */
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

/** Correction e-mails to partners per day: ten for each of three partners. */
const CORRECTION_EMAILS_A_DAY = 30;

/**
 * Refuses a correction when its partners have been told too often.
 *
 * @param correctionEmails how many of the last 24 hours told of one
 * @throws RateLimited
 */
export function requireCorrectionsLeft({ correctionEmails }: { correctionEmails: number }): void {
  if (correctionEmails >= CORRECTION_EMAILS_A_DAY) throw new RateLimited(DAY_SECONDS);
}

/** Other: on the page of another lead of the same owner. */
export type CorrectedOn = 'own' | 'other';

/** A chosen address comes with the number of its municipality. */
export const CORRECTION_KEYS = [...CORRECTABLE_KEYS, 'municipalityNumber'] as const;

export type Corrections = Partial<Pick<LeadDetails, (typeof CORRECTION_KEYS)[number]>>;

const NO_NUMBER = LEAD_FIELDS.municipalityNumber.absent;

/**
 * The effective corrections. Another address or place drops the municipality number unless a new
 * one comes with it. A valuation keeps its service, as that goes to other partners under other
 * consents.
 */
export function changedBy(lead: LeadDetails, corrections: Corrections): Corrections {
  const { municipalityNumber: sent, ...given } = corrections;
  const { serviceType, ...others } = given;
  const isServed = lead.serviceType !== VALUATION;
  const changed = changes(lead, isServed && serviceType ? given : others);
  if (!isElsewhere(changed)) return changed;
  const isSame = sent === undefined || sent === lead.municipalityNumber;
  const municipalityNumber = isSame ? NO_NUMBER : sent;
  return municipalityNumber === lead.municipalityNumber
    ? changed
    : { ...changed, municipalityNumber };
}

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
 * Corrections whose shown place agrees with the municipality that decides matching: a place that
 * contradicts it, or belongs to the old address, becomes the municipality's name.
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

/** The written place, unless it names another municipality; then this one's name. */
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
