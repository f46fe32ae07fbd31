import type { LeadCases } from './lead-cases.js';

/** The administrator puts another partner in the place of one. */
export class ReplaceAssignment {
  constructor(private readonly cases: LeadCases) {}

  /**
   * @param partnerId whom to pass the lead on to instead; left out, the rule chooses
   * @throws DomainError `lead-not-found`, `assignment-not-found`, `assignment-closed`,
   *   `no-partner-eligible`, `storage-unavailable`, and what a pick can be refused for
   */
  execute(leadId: string, assignmentId: string, partnerId?: string): Promise<void> {
    const partners = partnerId ? [partnerId] : 'all';
    return this.cases.open(
      leadId,
      (leadCase) => leadCase.replace(assignmentId, partnerId),
      partners,
    );
  }
}
