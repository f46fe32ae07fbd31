import type { LeadCase } from '@boligstyling/domain';
import type { LeadCases } from './lead-cases.js';
import type { LocateLeads } from './locate-leads.js';

/** The administrator passes a lead on: to a partner that is picked, or left out, to whom the rule chooses. */
export class PassOnByHand {
  constructor(
    private readonly locateLeads: LocateLeads,
    private readonly cases: LeadCases,
  ) {}

  /**
   * @throws DomainError `lead-not-found`, `storage-unavailable`, and as {@link LeadCase.passOnTo} and
   *   {@link LeadCase.matchByHand}
   */
  ask(leadId: string, partnerId?: string): Promise<void> {
    return this.open(leadId, partnerId, (leadCase) =>
      partnerId ? leadCase.passOnTo(partnerId) : leadCase.matchByHand(),
    );
  }

  /**
   * In the place of another.
   *
   * @throws DomainError `lead-not-found`, `storage-unavailable`, and as {@link LeadCase.replace}
   */
  replace(leadId: string, assignmentId: string, partnerId?: string): Promise<void> {
    return this.open(leadId, partnerId, (leadCase) => leadCase.replace(assignmentId, partnerId));
  }

  /** Where the home is, and how every partner stands, matters only where the rule chooses. */
  private async open(
    leadId: string,
    partnerId: string | undefined,
    happen: (leadCase: LeadCase) => void,
  ): Promise<void> {
    if (!partnerId) await this.locateLeads.execute([leadId]);
    await this.cases.open(leadId, happen, partnerId ? [partnerId] : 'local');
  }
}
