import type { LeadCases } from './lead-cases.js';

/** The administrator lets the rule fill the places of a lead that are free. */
export class MatchLead {
  constructor(private readonly cases: LeadCases) {}

  /** @throws DomainError `lead-not-found`, `lead-closed`, `lead-held`, `lead-full`, `storage-unavailable` */
  execute(leadId: string): Promise<void> {
    return this.cases.open(leadId, (leadCase) => leadCase.matchByHand(), 'all');
  }
}
