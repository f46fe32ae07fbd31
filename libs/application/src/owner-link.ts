import { DomainError, type Lead } from '@boligstyling/domain';
import type { LeadCases } from './lead-cases.js';
import type { Clock } from './ports/clock.js';
import type { LeadRepository } from './ports/lead-repository.js';
import type { LinkSigner } from './ports/link-signer.js';
import type { MatchingRepository, PartnerAssignment } from './ports/matching-repository.js';
import { openLink } from './signed-links.js';

/** What an owner may see by the link: the lead and everyone who got it. */
export interface OwnerLinkView {
  readonly lead: Lead;
  readonly assignments: readonly PartnerAssignment[];
}

/** What an owner does by the link in the confirmation, without a login. */
export class OwnerLink {
  constructor(
    private readonly leads: LeadRepository,
    private readonly matching: MatchingRepository,
    private readonly cases: LeadCases,
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `link-unknown`, `link-expired`, `storage-unavailable` */
  async view(token: string): Promise<OwnerLinkView> {
    const id = this.leadId(token);
    const lead = await this.leads.findById(id);
    if (!lead) throw new DomainError('link-unknown', 'Henvendelsen er slettet.');
    return { lead, assignments: await this.matching.assignmentsOf(id) };
  }

  /**
   * The owner wants no offers any more. Again, it changes nothing.
   *
   * @throws DomainError `link-unknown`, `link-expired`, `storage-unavailable`
   */
  async withdraw(token: string): Promise<OwnerLinkView> {
    const { lead } = await this.view(token);
    await this.cases.open(lead.id, (leadCase) => leadCase.withdrawByOwner());
    return this.view(token);
  }

  private leadId(token: string): string {
    return openLink(this.signer, 'owner', token, this.clock.now());
  }
}
