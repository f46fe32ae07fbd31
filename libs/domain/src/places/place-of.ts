import { municipalityNumbered } from './municipalities.js';
import { municipalityNamed, type NamedPlace, placeKey } from './municipality-named.js';

/** How we know where a home is, most trusted first. */
export const PLACE_SOURCES = [
  'administrator',
  'chosen-address',
  'postal-register',
  'address-service',
  'place-name',
] as const;
export type PlaceSource = (typeof PLACE_SOURCES)[number];

/** The municipality that a home lies in and how we know; an unknown one is for the administrator. */
export type Place =
  | { readonly municipality: string; readonly foundBy: PlaceSource }
  | { readonly municipality: null; readonly foundBy: null };

/** What an owner told of the place. */
export interface ToldPlace {
  /** The municipality of the address that was chosen among the address service's; empty: none was. */
  readonly municipalityNumber: string;
  /** Null: there is none in the address. */
  readonly postalCode: string | null;
  readonly placeName: string;
}

/** A postal code's municipality; null: it lies in none, as on Svalbard. */
export interface PostalArea {
  readonly municipality: string | null;
  readonly source: 'postal-register' | 'address-service';
}

/** What is known of postal codes and post places. */
export interface PostalLookup {
  /** Undefined: the code is not known. */
  area(postalCode: string): PostalArea | undefined;
  /** Post places whose name has this {@link placeKey}. */
  postPlaces(placeKey: string): readonly NamedPlace[];
}

export const UNKNOWN_PLACE: Place = { municipality: null, foundBy: null };

/** Where a home is whose address was chosen: its municipality came with it. A number that the law has ended says nothing. */
export function chosenPlace(municipalityNumber: string): Place {
  return municipalityNumbered(municipalityNumber)
    ? { municipality: municipalityNumber, foundBy: 'chosen-address' }
    : UNKNOWN_PLACE;
}

/**
 * Where a home is, by what deserves most trust: the chosen address, then the postal code, then the
 * name of the place if it means one municipality.
 */
export function placeOf(told: ToldPlace, register: PostalLookup): Place {
  const { municipalityNumber, postalCode, placeName } = told;
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
