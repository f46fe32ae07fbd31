import type { LeadCases } from './lead-cases.js';
import type { LocateLeads } from './locate-leads.js';

/** The administrator puts another partner in the place of one. */
export class ReplaceAssignment {
  constructor(
    private readonly locateLeads: LocateLeads,
    private readonly cases: LeadCases,
  ) {}

  /**
   * @param partnerId whom to pass the lead on to instead; left out, the rule chooses
   * @throws DomainError `lead-not-found`, `assignment-not-found`, `assignment-closed`,
   *   `no-partner-eligible`, `storage-unavailable`, and what a pick can be refused for
   */
  async execute(leadId: string, assignmentId: string, partnerId?: string): Promise<void> {
    if (!partnerId) await this.locateLeads.execute([leadId]);
    const partners = partnerId ? [partnerId] : 'all';
    await this.cases.open(
      leadId,
      (leadCase) => leadCase.replace(assignmentId, partnerId),
      partners,
    );
  }
}
