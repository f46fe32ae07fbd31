import type { Located, ToldOfPlace } from '@boligstyling/domain';

/** Where leads' homes are. All throw DomainError `storage-unavailable`. */
export abstract class LeadPlaces {
  /** Those of these leads whose municipality is not known. */
  abstract unlocated(leadIds: readonly string[]): Promise<ToldOfPlace[]>;

  /** Keeps where leads' homes are, but for those whose owner has told something else meanwhile. */
  abstract locate(found: readonly Located[]): Promise<void>;
}
