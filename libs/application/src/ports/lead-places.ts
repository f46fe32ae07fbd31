import type { Lead, Place } from '@boligstyling/domain';

/** What the owner of a lead told of where the home is. */
export type ToldOfPlace = Pick<Lead, 'id' | 'municipalityNumber' | 'location' | 'address'>;

/** Where a home is, by what its owner told. */
export interface Located {
  readonly told: ToldOfPlace;
  readonly place: Place;
}

/** Where leads' homes are. All throw DomainError `storage-unavailable`. */
export abstract class LeadPlaces {
  /** Those of these leads whose municipality is not known. */
  abstract unlocated(leadIds: readonly string[]): Promise<ToldOfPlace[]>;

  /** Keeps where leads' homes are, but for those whose owner has told something else meanwhile. */
  abstract locate(found: readonly Located[]): Promise<void>;
}
