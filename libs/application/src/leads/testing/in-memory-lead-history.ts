import { LeadHistory, type AttributedEvent } from '../lead-repository.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

export class InMemoryLeadHistory extends LeadHistory {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async ofLead(leadId: string): Promise<AttributedEvent[]> {
    return this.store.events
      .filter((event) => event.leadId === leadId)
      .sort((a, b) => a.at.getTime() - b.at.getTime())
      .map((event) => ({ ...event, actor: null }));
  }
}
