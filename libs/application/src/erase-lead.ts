import type { EraseStrayMessages } from './erase-stray-messages.js';
import type { LeadCases } from './lead-cases.js';
import type { LeadRepository } from './ports/lead-repository.js';

/** A lead is erased, because the administrator or its owner wants it so. */
export class EraseLead {
  constructor(
    private readonly leads: LeadRepository,
    private readonly cases: LeadCases,
    private readonly strayMessages: EraseStrayMessages,
  ) {}

  /**
   * Erases the lead with everything that tells of its owner, kept messages too, at once and for
   * good. Every partner who was asked about it is told. First those that joined it and stay are paid for
   * again where it is not: what tells that goes with it.
   *
   * @throws DomainError `lead-not-found`, `storage-unavailable`
   */
  async execute(leadId: string): Promise<void> {
    const staying = await this.cases.look(leadId, (leadCase) => leadCase.joinedForNow());
    for (const id of staying) await this.cases.open(id, (leadCase) => leadCase.loseEarlier());
    await this.leads.erase(leadId);
    await this.strayMessages.execute();
  }
}
