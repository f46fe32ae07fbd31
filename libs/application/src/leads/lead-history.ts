import type { LeadEvent } from '@boligstyling/domain';

/** An entry with the user who caused it; null: no user, or not recorded. */
export type AttributedEvent = LeadEvent & { readonly actor: string | null };

/** Each lead's events in order, stored with the changes of its case and erased with it. */
export abstract class LeadHistory {
  /**
   * Oldest first; empty for an unknown lead.
   * @throws DomainError `storage-unavailable`
   */
  abstract ofLead(leadId: string): Promise<AttributedEvent[]>;
}
