import type { EraseStrayMessages } from './erase-stray-messages.js';
import type { LeadRepository } from './ports/lead-repository.js';

/** A lead is erased, because the administrator or its owner wants it so. */
export class EraseLead {
  constructor(
    private readonly leads: LeadRepository,
    private readonly strayMessages: EraseStrayMessages,
  ) {}

  /**
   * Erases the lead with everything that tells of its owner, kept messages too, at once and for
   * good. Every partner who was asked about it is told.
   *
   * @throws DomainError `lead-not-found`, `storage-unavailable`
   */
  async execute(leadId: string): Promise<void> {
    await this.leads.erase(leadId);
    await this.strayMessages.execute();
  }
}
