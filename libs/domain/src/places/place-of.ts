import { municipalityNumbered } from './municipalities.js';
import { municipalityNamed, type NamedPlace, placeKey } from './municipality-named.js';

/** Most trusted first. */
export const PLACE_SOURCES = [
  'administrator',
  'chosen-address',
  'postal-register',
  'address-service',
  'place-name',
] as const;
export type PlaceSource = (typeof PLACE_SOURCES)[number];

export type Place =
  | { readonly municipality: string; readonly foundBy: PlaceSource }
  | { readonly municipality: null; readonly foundBy: null };

export interface GivenPlace {
  /** Of the chosen address; empty: none. */
  readonly municipalityNumber: string;
  readonly postalCode: string | null;
  readonly placeName: string;
}

export interface PostalArea {
  readonly municipality: string | null;
  readonly source: 'postal-register' | 'address-service';
}

export interface PostalLookup {
  area(postalCode: string): PostalArea | undefined;
  postPlaces(placeKey: string): readonly NamedPlace[];
}

export const UNKNOWN_PLACE: Place = { municipality: null, foundBy: null };

export function chosenPlace(municipalityNumber: string): Place {
  return municipalityNumbered(municipalityNumber)
    ? { municipality: municipalityNumber, foundBy: 'chosen-address' }
    : UNKNOWN_PLACE;
}

/**
 * By the chosen address, then the postal code, then an unambiguous place name. Unknown if the
 * register has the postal code without a municipality.
 */
export function placeOf(given: GivenPlace, register: PostalLookup): Place {
  const { municipalityNumber, postalCode, placeName } = given;
  const chosen = chosenPlace(municipalityNumber);
  if (chosen.municipality !== null) return chosen;
  const area = postalCode ? register.area(postalCode) : undefined;
  if (area?.municipality === null) return UNKNOWN_PLACE;
  if (area && municipalityNumbered(area.municipality)) {
    return { municipality: area.municipality, foundBy: area.source };
  }
  const named = municipalityNamed(placeName, register.postPlaces(placeKey(placeName)));
  return named ? { municipality: named, foundBy: 'place-name' } : UNKNOWN_PLACE;
}
