import type { LeadEvent } from '@boligstyling/domain';

/** What has happened to each lead, in the order it happened. Goes with the lead when that is erased. */
export abstract class LeadHistory {
  /**
   * Adds an entry.
   *
   * @throws DomainError `lead-not-found` when the lead is gone
   * @throws DomainError `storage-unavailable`
   */
  abstract append(event: LeadEvent): Promise<void>;

  /**
   * The lead's entries, oldest first; none when the lead is unknown.
   *
   * @throws DomainError `storage-unavailable`
   */
  abstract ofLead(leadId: string): Promise<LeadEvent[]>;
}
