import type { LeadCases } from './lead-cases.js';

/** The administrator has seen to it that somebody calls the owner who said that nobody had. */
export class SettleNobodyCalled {
  constructor(private readonly cases: LeadCases) {}

  /** @throws DomainError `lead-not-found`, `storage-unavailable` */
  execute(leadId: string): Promise<void> {
    return this.cases.open(leadId, (leadCase) => leadCase.settleNobodyCalled());
  }
}
