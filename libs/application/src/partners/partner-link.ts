import {
  type Answer,
  canDisputeUntil,
  canUndo,
  type DeclineReason,
  type OpenCase,
  type NewDispute,
  type Partner,
  type QuoteState,
  quoteStateOf,
  type Report,
  showsOwner,
  answerUndoUntil,
  acceptAssignment,
  declineAssignment,
  undoAnswer,
  recordReport,
  disputeSale,
  DomainError,
} from '@boligstyling/domain';
import type { LeadCases } from '../lead-case/lead-cases.js';
import type { Clock } from '../core/ports.js';
import type { LinkSigner } from '../core/link-signer.js';
import { AssignmentLookup } from '../lead-case/assignment-access.js';
import type { FoundAssignment, MatchingRepository } from '../lead-case/matching-repository.js';
import type { SavePartner } from './save-partner.js';
import { openLink, requireOfMailbox, unlessErased } from '../core/signed-links.js';
import type { PartnerRepository } from './partner-repository.js';

export interface PartnerLinkView extends FoundAssignment {
  /** True for `REVEAL_DAYS` after the acceptance; else without the owner's identity and text. */
  readonly showsOwner: boolean;
  readonly undoUntil: Date | null;
  readonly disputeUntil: Date | null;
  readonly othersWhoAccepted: number;
  readonly quoteState: QuoteState | null;
  readonly seenAt: Date;
}

/** By the signed link in an e-mail. All throw `link-unknown`, `link-expired`. */
export class PartnerLink {
  private readonly lookup: AssignmentLookup;

  constructor(
    matching: MatchingRepository,
    private readonly savePartner: SavePartner,
    private readonly cases: LeadCases,
    signer: LinkSigner,
    clock: Clock,
  ) {
    this.lookup = new AssignmentLookup(matching, signer, clock);
  }

  /** Decides nothing, because mail scanners open links too. */
  async view(token: string): Promise<PartnerLinkView> {
    const found = await this.lookup.open({ token });
    const { leadId } = found.assignment;
    return unlessErased(this.cases.look(leadId, (leadCase) => viewOf(leadCase, found)));
  }

  /**
   * Idempotent; the returned state shows an acceptance that was too late.
   *
   * @throws `assignment-closed`
   */
  answer(token: string, answer: Answer, reason?: DeclineReason): Promise<PartnerLinkView> {
    return this.happen(token, (leadCase, id) =>
      answer === 'accepted'
        ? acceptAssignment(leadCase, id)
        : declineAssignment(leadCase, id, reason),
    );
  }

  /**
   * Within ten minutes. Idempotent.
   *
   * @throws `undo-too-late`
   */
  undo(token: string): Promise<PartnerLinkView> {
    return this.happen(token, (leadCase, id) => undoAnswer(leadCase, id));
  }

  /** @throws `assignment-closed` */
  report(token: string, report: Report): Promise<PartnerLinkView> {
    return this.happen(token, (leadCase, id) => recordReport(leadCase, id, report));
  }

  /**
   * Within 14 days of the acceptance.
   *
   * @throws `assignment-closed`, `sale-disputed`, `dispute-too-late`, `dispute-tries`
   */
  dispute(token: string, given: NewDispute): Promise<PartnerLinkView> {
    return this.happen(token, (leadCase, id) => disputeSale(leadCase, id, given));
  }

  /** @throws `paused-by-operator` */
  async change(
    token: string,
    changes: Partial<Pick<Partner, 'active' | 'weeklyCapacity'>>,
  ): Promise<PartnerLinkView> {
    const { partner } = await this.lookup.open({ token });
    await this.savePartner.change(partner.id, changes, 'partner');
    return this.view(token);
  }

  private async happen(
    token: string,
    what: (leadCase: OpenCase, assignmentId: string) => void,
  ): Promise<PartnerLinkView> {
    const found = await this.lookup.open({ token });
    const { id, leadId } = found.assignment;
    return unlessErased(
      this.cases.open(leadId, (leadCase) => {
        what(leadCase, id);
        return viewOf(leadCase, found);
      }),
    );
  }
}

/** The case has all that an event changes, so nothing is read again. */
function viewOf(leadCase: OpenCase, found: FoundAssignment): PartnerLinkView {
  const { assignments, lead, ledger, now, standing } = leadCase;
  const assignment = assignments.find(found.assignment.id);
  const { id } = assignment;
  const sale = ledger.saleOf(id) ?? null;
  return {
    ...{ assignment, sale, partner: found.partner },
    lead: { ...lead, status: standing.status },
    showsOwner: showsOwner(assignment, now),
    undoUntil: canUndo(assignment, now) ? answerUndoUntil(leadCase, id) : null,
    disputeUntil: canDisputeUntil(sale, now),
    othersWhoAccepted: assignments.othersWhoAccepted(assignment),
    quoteState: quoteStateOf(leadCase, id),
    seenAt: now,
  };
}

/**
 * A partner accepts the terms by the signed link of its welcome.
 *
 * All throw `link-unknown`, `link-expired`.
 */
export class PartnerTermsLink {
  constructor(
    private readonly partners: PartnerRepository,
    private readonly savePartner: SavePartner,
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {}

  /** Changes nothing: mail scanners open links. */
  async view(token: string): Promise<Partner> {
    const id = openLink(this.signer, 'terms', token, this.clock.now());
    const found = await this.partners.findById(id);
    if (!found) throw new DomainError('link-unknown');
    requireOfMailbox(this.signer, 'terms', token, found.partner);
    return found.partner;
  }

  /** @throws `terms-outdated` */
  async accept(token: string, version: string): Promise<Partner> {
    const { id } = await this.view(token);
    return this.savePartner.acceptTerms(id, version, 'link');
  }
}
