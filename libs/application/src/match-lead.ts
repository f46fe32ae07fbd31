import type { LeadCases } from './lead-cases.js';
import type { LocateLeads } from './locate-leads.js';

/** The administrator lets the rule fill the places of a lead that are free. */
export class MatchLead {
  constructor(
    private readonly locateLeads: LocateLeads,
    private readonly cases: LeadCases,
  ) {}

  /** @throws DomainError `lead-not-found`, `lead-closed`, `lead-held`, `lead-full`, `storage-unavailable` */
  async execute(leadId: string): Promise<void> {
    await this.locateLeads.execute([leadId]);
    await this.cases.open(leadId, (leadCase) => leadCase.matchByHand(), 'all');
  }
}
