import { DomainError, type LeadEvent } from '@boligstyling/domain';
import { LeadHistory } from '../ports/lead-history.js';
import type { InMemoryStore } from './in-memory-store.js';

/** Histories in memory. */
export class InMemoryLeadHistory extends LeadHistory {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async append(event: LeadEvent): Promise<void> {
    if (!this.store.leads.has(event.leadId)) {
      throw new DomainError('lead-not-found', 'Fant ikke henvendelsen.');
    }
    this.store.events.push(event);
  }

  override async ofLead(leadId: string): Promise<LeadEvent[]> {
    return this.store.events
      .filter((event) => event.leadId === leadId)
      .sort((a, b) => a.at.getTime() - b.at.getTime());
  }
}
