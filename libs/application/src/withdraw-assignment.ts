import type { LeadCases } from './lead-cases.js';

/** The administrator takes a lead back from a partner. */
export class WithdrawAssignment {
  constructor(private readonly cases: LeadCases) {}

  /** @throws DomainError `lead-not-found`, `assignment-not-found`, `assignment-closed`, `storage-unavailable` */
  execute(leadId: string, assignmentId: string): Promise<void> {
    return this.cases.open(leadId, (leadCase) => leadCase.withdraw(assignmentId));
  }
}
