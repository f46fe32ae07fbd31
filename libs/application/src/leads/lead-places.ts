import type { Located, UnplacedLead } from '@boligstyling/domain';

/** Municipalities of leads. All throw DomainError `storage-unavailable`. */
export abstract class LeadPlaces {
  abstract unlocated(leadIds: readonly string[]): Promise<UnplacedLead[]>;

  /** Skips leads whose owner has corrected the address meanwhile. */
  abstract locate(found: readonly Located[]): Promise<void>;
}
