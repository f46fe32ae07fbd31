import type { LeadEvent } from '@boligstyling/domain';

/** An entry, and who in the dashboard did it; null where nobody there did, or it was not kept yet. */
export type ToldEvent = LeadEvent & { readonly actor: string | null };

/**
 * What has happened to each lead, in the order it happened. Written with the changes of its case;
 * goes with the lead when that is erased.
 */
export abstract class LeadHistory {
  /**
   * The lead's entries, oldest first; none when the lead is unknown.
   *
   * @throws DomainError `storage-unavailable`
   */
  abstract ofLead(leadId: string): Promise<ToldEvent[]>;
}
