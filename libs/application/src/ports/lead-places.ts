import type { Lead, Place } from '@boligstyling/domain';

/** What the owner of a lead told of where the home is. */
export type ToldOfPlace = Pick<Lead, 'id' | 'municipalityNumber' | 'location' | 'address'>;

/** Where leads' homes are. All throw DomainError `storage-unavailable`. */
export abstract class LeadPlaces {
  /** Those of these leads whose municipality is not known. */
  abstract unlocated(leadIds: readonly string[]): Promise<ToldOfPlace[]>;

  /** Keeps where leads' homes are, by the leads' ids. */
  abstract locate(places: ReadonlyMap<string, Place>): Promise<void>;
}
