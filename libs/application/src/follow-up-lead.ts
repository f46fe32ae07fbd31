import type { LeadStatus } from '@boligstyling/domain';
import type { EraseStrayMessages } from './erase-stray-messages.js';
import type { LeadCases } from './lead-cases.js';
import type { LeadRepository } from './ports/lead-repository.js';

/** The administrator keeps track of a lead. */
export class FollowUpLead {
  constructor(
    private readonly cases: LeadCases,
    private readonly leads: LeadRepository,
    private readonly strayMessages: EraseStrayMessages,
  ) {}

  /**
   * Sets the status, whatever it was, adds an internal note, or both together. The same status
   * again changes nothing.
   *
   * @throws DomainError `lead-not-found`, `storage-unavailable`
   */
  async execute(
    leadId: string,
    { status, note }: { status?: LeadStatus | null | undefined; note?: string | null | undefined },
  ): Promise<void> {
    await this.cases.open(leadId, (leadCase) => {
      if (status) leadCase.setStatus(status);
      if (note) leadCase.addNote(note);
    });
  }

  /**
   * Takes the last change of status back.
   *
   * @param status the one that is undone, as it was seen
   * @throws DomainError `lead-not-found`, `status-not-undoable`, `storage-unavailable`
   */
  async undoStatus(leadId: string, status: LeadStatus): Promise<void> {
    await this.cases.open(leadId, (leadCase) => leadCase.undoStatus(status));
  }

  /**
   * Erases the lead with everything that tells of its owner, kept messages too, at once and for
   * good. Every partner who was asked about it is told.
   *
   * @throws DomainError `lead-not-found`, `storage-unavailable`
   */
  async erase(leadId: string): Promise<void> {
    await this.leads.erase(leadId);
    await this.strayMessages.execute();
  }
}
