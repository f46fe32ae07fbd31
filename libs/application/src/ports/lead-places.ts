import type { Lead, Place } from '@boligstyling/domain';

/** What the owner of a lead told of where the home is. */
export type ToldOfPlace = Pick<Lead, 'id' | 'municipalityNumber' | 'location' | 'address'>;

/** Where leads' homes are. */
export abstract class LeadPlaces {
  /**
   * Those of these leads whose municipality is not known.
   *
   * @throws DomainError `storage-unavailable`
   */
  abstract unlocated(leadIds: readonly string[]): Promise<ToldOfPlace[]>;

  /**
   * Keeps where leads' homes are, by the leads' ids.
   *
   * @throws DomainError `storage-unavailable`
   */
  abstract locate(places: ReadonlyMap<string, Place>): Promise<void>;
}
