import type { LeadCases } from './lead-cases.js';

/** The administrator passes a lead on to a partner of their own choice. */
export class AssignPartner {
  constructor(private readonly cases: LeadCases) {}

  /**
   * @throws DomainError `lead-not-found`, `lead-closed`, `lead-held`, `lead-full`,
   *   `partner-not-found`, `partner-paused`, `no-agent-consent`, `partner-has-lead`,
   *   `storage-unavailable`
   */
  execute(leadId: string, partnerId: string): Promise<void> {
    return this.cases.open(leadId, (leadCase) => leadCase.passOnTo(partnerId), [partnerId]);
  }
}
