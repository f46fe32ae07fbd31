import { DomainError, type PartnerGroup, withdrawConsent } from '@boligstyling/domain';
import { ofSameOwner } from '../lead-case/owner-access.js';
import type { LeadCases } from '../lead-case/lead-cases.js';
import type { MatchingRepository } from '../lead-case/matching-repository.js';
import { ignoreErased } from '../core/signed-links.js';

/** For an owner who telephones (GDPR, article 7). */
export class WithdrawConsent {
  constructor(
    private readonly matching: MatchingRepository,
    private readonly cases: LeadCases,
  ) {}

  /**
   * With all merged leads. Idempotent.
   *
   * @throws `lead-not-found`
   */
  async execute(leadId: string, from: PartnerGroup, heardBy: string): Promise<void> {
    const all = await ofSameOwner(this.matching, leadId);
    if (all.length === 0) throw new DomainError('lead-not-found');
    for (const { lead } of all) {
      const withdrawn = this.cases.open(lead.id, (leadCase) =>
        withdrawConsent(leadCase, from, heardBy),
      );
      await (lead.id === leadId ? withdrawn : ignoreErased(withdrawn));
    }
  }
}
