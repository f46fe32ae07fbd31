import type { LeadCases } from './lead-cases.js';

/** The administrator releases a lead that was held as suspected spam. */
export class ReleaseLead {
  constructor(private readonly cases: LeadCases) {}

  /** @throws DomainError `lead-not-found`, `lead-not-held`, `storage-unavailable` */
  execute(leadId: string): Promise<void> {
    return this.cases.open(leadId, (leadCase) => leadCase.release());
  }
}
