import type { Lead } from '@boligstyling/domain';
import type { FollowUpLead } from './follow-up-lead.js';
import type { LeadCases } from './lead-cases.js';
import type { Clock } from './ports/clock.js';
import type { LeadRepository } from './ports/lead-repository.js';
import type { LinkSigner } from './ports/link-signer.js';
import type { MatchingRepository, PartnerAssignment } from './ports/matching-repository.js';
import { leadErased, openLink } from './signed-links.js';
import type { LeadDossier, ViewLead } from './view-lead.js';

/** What an owner may see by the link: the lead and everyone who got it. */
export interface OwnerLinkView {
  readonly lead: Lead;
  readonly assignments: readonly PartnerAssignment[];
}

/**
 * What an owner does by the link in the confirmation, without a login.
 *
 * Everything here throws DomainError `link-unknown`, `link-expired`, `storage-unavailable`.
 */
export class OwnerLink {
  constructor(
    private readonly leads: LeadRepository,
    private readonly matching: MatchingRepository,
    private readonly cases: LeadCases,
    private readonly viewLead: ViewLead,
    private readonly followUp: FollowUpLead,
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {}

  async view(token: string): Promise<OwnerLinkView> {
    const lead = await this.find(token);
    return { lead, assignments: await this.matching.assignmentsOf(lead.id) };
  }

  /** The owner wants no offers any more. Again, it changes nothing. */
  async withdraw(token: string): Promise<OwnerLinkView> {
    const { id } = await this.find(token);
    await this.cases.open(id, (leadCase) => leadCase.withdrawByOwner());
    return this.view(token);
  }

  /** All we have stored on the owner (GDPR, article 15). */
  async export(token: string): Promise<LeadDossier> {
    const { id } = await this.find(token);
    return this.viewLead.execute(id);
  }

  /** Erases all of it at once and for good (GDPR, article 17). The link is then unknown. */
  async erase(token: string): Promise<void> {
    const { id } = await this.find(token);
    await this.followUp.erase(id);
  }

  private async find(token: string): Promise<Lead> {
    const id = openLink(this.signer, 'owner', token, this.clock.now());
    const lead = await this.leads.findById(id);
    if (!lead) throw leadErased();
    return lead;
  }
}
