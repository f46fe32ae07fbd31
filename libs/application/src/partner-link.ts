import { type Answer, DomainError, type Partner } from '@boligstyling/domain';
import type { LeadCases } from './lead-cases.js';
import type { Clock } from './ports/clock.js';
import type { LinkSigner } from './ports/link-signer.js';
import type { MatchingRepository, PartnerAssignment } from './ports/matching-repository.js';
import type { PartnerRepository } from './ports/partner-repository.js';
import { openLink } from './signed-links.js';

/** What a partner may see by its link. Of the lead that is nothing personal: links get forwarded. */
export interface PartnerLinkView extends PartnerAssignment {
  readonly city: string;
  readonly service: string;
}

/** What a partner does by the link in its e-mail, without a login. */
export class PartnerLink {
  constructor(
    private readonly matching: MatchingRepository,
    private readonly partners: PartnerRepository,
    private readonly cases: LeadCases,
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `link-unknown`, `link-expired`, `storage-unavailable` */
  async view(token: string): Promise<PartnerLinkView> {
    const { assignment, partner, lead } = await this.find(token);
    return { assignment, partner, city: lead.location, service: lead.serviceType };
  }

  /**
   * Answers the assignment. The same answer again changes nothing.
   *
   * @throws DomainError `link-unknown`, `link-expired`, `assignment-closed`, `storage-unavailable`
   */
  async answer(token: string, answer: Answer): Promise<PartnerLinkView> {
    const { assignment } = await this.find(token);
    await this.cases.open(assignment.leadId, (leadCase) => leadCase.answer(assignment.id, answer));
    return this.view(token);
  }

  /**
   * Pauses, resumes, or sets the weekly capacity.
   *
   * @throws DomainError `link-unknown`, `link-expired`, `storage-unavailable`
   */
  async change(
    token: string,
    changes: Partial<Pick<Partner, 'active' | 'weeklyCapacity'>>,
  ): Promise<PartnerLinkView> {
    const { partner } = await this.find(token);
    await this.partners.change(partner.id, changes);
    return this.view(token);
  }

  private async find(token: string) {
    const id = openLink(this.signer, 'partner', token, this.clock.now());
    const found = await this.matching.findAssignment(id);
    if (!found) throw new DomainError('link-unknown', 'Henvendelsen er slettet.');
    return found;
  }
}
