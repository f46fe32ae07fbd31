import type { LeadStatus } from '@boligstyling/domain';
import type { EraseStrayMessages } from './erase-stray-messages.js';
import type { Clock } from './ports/clock.js';
import type { IdGenerator } from './ports/id-generator.js';
import type { LeadHistory } from './ports/lead-history.js';
import type { LeadRepository } from './ports/lead-repository.js';

/** The administrator keeps track of a lead. */
export class FollowUpLead {
  constructor(
    private readonly leads: LeadRepository,
    private readonly history: LeadHistory,
    private readonly strayMessages: EraseStrayMessages,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets the status, whatever it was, and keeps the change in the history. The same status again
   * changes nothing.
   *
   * @throws DomainError `lead-not-found`, `storage-unavailable`
   */
  async changeStatus(leadId: string, status: LeadStatus): Promise<void> {
    await this.leads.changeStatus(leadId, status, { id: this.ids.next(), at: this.clock.now() });
  }

  /**
   * Adds an internal note to the history.
   *
   * @throws DomainError `lead-not-found`, `storage-unavailable`
   */
  async addNote(leadId: string, text: string): Promise<void> {
    const entry = { id: this.ids.next(), leadId, at: this.clock.now() };
    await this.history.append({ ...entry, kind: 'note-added', detail: { text } });
  }

  /**
   * Erases the lead with everything that tells of its owner, kept messages too, at once and for
   * good.
   *
   * @throws DomainError `lead-not-found`, `storage-unavailable`
   */
  async erase(leadId: string): Promise<void> {
    await this.leads.erase(leadId);
    await this.strayMessages.execute();
  }
}
