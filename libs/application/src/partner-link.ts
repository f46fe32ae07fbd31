import {
  type Answer,
  type DeclineReason,
  DomainError,
  type LeadCase,
  type Partner,
  type Report,
} from '@boligstyling/domain';
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
   * Answers the question. The same answer again changes nothing; a yes that comes when others have
   * every place, or after the deadline, shows in the state.
   *
   * @throws DomainError `link-unknown`, `link-expired`, `assignment-closed`, `storage-unavailable`
   */
  answer(token: string, answer: Answer, reason?: DeclineReason): Promise<PartnerLinkView> {
    return this.happen(token, (leadCase, id) =>
      answer === 'accepted' ? leadCase.accept(id) : leadCase.decline(id, reason),
    );
  }

  /**
   * Takes the answer back within ten minutes.
   *
   * @throws DomainError `link-unknown`, `link-expired`, `undo-too-late`, `storage-unavailable`
   */
  undo(token: string): Promise<PartnerLinkView> {
    return this.happen(token, (leadCase, id) => leadCase.undo(id));
  }

  /**
   * Tells what became of an assignment that was taken.
   *
   * @throws DomainError `link-unknown`, `link-expired`, `assignment-closed`, `storage-unavailable`
   */
  report(token: string, report: Report): Promise<PartnerLinkView> {
    return this.happen(token, (leadCase, id) => leadCase.report(id, report));
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

  private async happen(
    token: string,
    what: (leadCase: LeadCase, assignmentId: string) => void,
  ): Promise<PartnerLinkView> {
    const { assignment } = await this.find(token);
    await this.cases.open(assignment.leadId, (leadCase) => what(leadCase, assignment.id));
    return this.view(token);
  }

  private async find(token: string) {
    const id = openLink(this.signer, 'partner', token, this.clock.now());
    const found = await this.matching.findAssignment(id);
    if (!found) throw new DomainError('link-unknown', 'Henvendelsen er slettet.');
    return found;
  }
}
