import { type LeadDetails, type LeadKey, LEAD_FIELDS } from './lead-fields.js';
import { VALUATION } from './lead-answers.js';
import { postalCodeIn } from '../places/postal-code.js';
import { RateLimited } from '../core/login-limit.js';
import type { Lead } from './lead.js';
import { municipalityNamed, placeKey } from '../places/municipality-named.js';
import { municipalityNumbered } from '../places/municipalities.js';
import { chosenPlace, type Place } from '../places/place-of.js';
import { DAY_SECONDS } from '../core/time/time-span.js';

/** GDPR, article 16. */
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

/** Per day: ten for each of three partners. */
const CORRECTION_EMAILS_A_DAY = 30;

/**
 * @param correctionEmails of the last 24 hours
 * @throws RateLimited
 */
export function requireCorrectionsLeft({ correctionEmails }: { correctionEmails: number }): void {
  if (correctionEmails >= CORRECTION_EMAILS_A_DAY) throw new RateLimited(DAY_SECONDS);
}

/** `other`: on the page of another lead of the same owner. `dashboard`: by a user. */
export type CorrectedOn = 'own' | 'other' | 'dashboard';

/** A chosen address comes with its municipality. */
export const CORRECTION_KEYS = [...CORRECTABLE_KEYS, 'municipalityNumber'] as const;

export type Corrections = Partial<Pick<LeadDetails, (typeof CORRECTION_KEYS)[number]>>;

const NO_NUMBER = LEAD_FIELDS.municipalityNumber.absent;

export function isContactedByEmail({
  contactByEmail,
  customerEmail,
}: Pick<LeadDetails, 'contactByEmail' | 'customerEmail'>): boolean {
  return contactByEmail && customerEmail !== '';
}

/**
 * Another address or place drops the municipality number. A valuation keeps its service, which has
 * other partners and consents.
 */
export function changedBy(lead: LeadDetails, corrections: Corrections): Corrections {
  const { municipalityNumber: sent, ...given } = corrections;
  const { serviceType, ...others } = given;
  const isServed = lead.serviceType !== VALUATION;
  const contactByEmail = isContactedByEmail({ ...lead, ...given });
  const changed = changes(lead, {
    ...(isServed && serviceType ? given : others),
    contactByEmail,
  });
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
 * A shown place that contradicts the municipality becomes its name.
 *
 * @param place of the home by the corrections
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

export function locationIn(municipality: string, written: string): string {
  const named = municipalityNamed(written);
  const isThere = named === undefined || named === municipality;
  return isThere ? written : (municipalityNumbered(municipality)?.name ?? written);
}

function changes(lead: LeadDetails, corrections: Corrections): Corrections {
  return Object.fromEntries(
    CORRECTION_KEYS.flatMap((key) => {
      const value = corrections[key];
      return value === undefined || value === lead[key] ? [] : [[key, value]];
    }),
  );
}

function isElsewhere(changed: Corrections): boolean {
  return 'address' in changed || 'location' in changed;
}
