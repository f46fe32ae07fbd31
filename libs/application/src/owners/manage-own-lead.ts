import {
  changedBy,
  CORRECTABLE_KEYS,
  type CorrectedOn,
  type Corrections,
  DomainError,
  type Lead,
  type OpenCase,
  type LeadCaseState,
  type LeadEvent,
  requireCorrectionsLeft,
  withdrawByOwner,
  agreeToAgent,
  agreeToStylists,
  showMore,
  showNoMore,
  keepWaiting,
  answerWin,
  nobodyCalled,
  correctOnPage,
} from '@boligstyling/domain';
import type { LeadCases } from '../lead-case/lead-cases.js';
import type { LocateLeads } from '../leads/locate-leads.js';
import { type OwnerAccess, OwnerLinks } from '../lead-case/owner-access.js';
import { mergedInto, withReveals } from './owner-page.js';
import type { Clock } from '../core/clock.js';
import type { IntegratorLeads } from '../integrators/integrator-leads.js';
import type { LeadHistory } from '../leads/lead-history.js';
import type { LinkSigner } from '../core/link-signer.js';
import type { MatchingRepository, PartnerAssignment } from '../lead-case/matching-repository.js';
import type { OwnerConfirmations } from './owner-confirmations.js';
import { revealsOf, idsOf, ofSameMailbox, ofSameOwner } from '../lead-case/same-owner.js';
import { lookForSame } from '../lead-case/look-for-same.js';
import { leadErased, unlessOwnErased } from '../core/signed-links.js';

/** The owner's page of a lead. */
export interface OwnerLeadView {
  readonly state: LeadCaseState;
  /** In order of offer, with the reveals of permanently merged leads. */
  readonly assignments: readonly PartnerAssignment[];
  /** The leads permanently merged into it. */
  readonly merged: readonly LeadCaseState[];
  readonly history: readonly LeadEvent[];
  /** In use once it is confirmed; null: none pending. */
  readonly pendingEmail: string | null;
  /**
   * The name of the integrator that sent it and may see the owner, shown only by the mailbox's
   * link; null: none.
   */
  readonly sentBy: string | null;
  /** True once something was pressed from the mailbox, here or on the page of a merged lead. */
  readonly isMailboxProven: boolean;
  /** An old link shows and allows less. */
  readonly access: OwnerAccess;
  readonly now: Date;
}

/**
 * An owner's actions by the signed link in an e-mail, without a login.
 *
 * Everything here throws DomainError `link-unknown`, `link-expired`, `storage-unavailable`; an old
 * link allows only viewing and withdrawing, the sender's only viewing, and else throws
 * `link-outdated`.
 */
export class ManageOwnLead {
  private readonly ownerAccess: OwnerLinks;

  constructor(
    private readonly matching: MatchingRepository,
    private readonly history: LeadHistory,
    private readonly cases: LeadCases,
    private readonly locateLeads: LocateLeads,
    private readonly confirmations: OwnerConfirmations,
    private readonly integratorLeads: IntegratorLeads,
    signer: LinkSigner,
    private readonly clock: Clock,
  ) {
    this.ownerAccess = new OwnerLinks(matching, cases, signer, clock);
  }

  async view(token: string): Promise<OwnerLeadView> {
    const now = this.clock.now();
    const { state, access } = await this.ownerAccess.open(token);
    const { id } = state.lead;
    const ofMailbox = await ofSameMailbox(this.matching, id);
    const merged = access === 'sender' ? [] : mergedInto(state, ofMailbox);
    const [own, others, events, pendingEmail, sentBy] = await Promise.all([
      this.matching.assignmentsOf(id),
      revealsOf(this.matching, merged),
      this.history.ofLead(id),
      this.confirmations.pendingEmail(idsOf(ofMailbox), now),
      access === 'full' ? this.integratorLeads.namedTo(id) : null,
    ]);
    const assignments = withReveals(own, others);
    const history = access === 'sender' ? events.filter(isOfItself) : events;
    const isMailboxProven = ofMailbox.some(({ lead }) => lead.mailboxProvenAt !== null);
    return {
      ...{ state, assignments, merged, history, pendingEmail, sentBy },
      ...{ isMailboxProven, access, now },
    };
  }

  /** Proves the mailbox. Idempotent. */
  async confirmMailbox(token: string): Promise<OwnerLeadView> {
    await this.ownerAccess.press(token);
    return this.view(token);
  }

  /** Withdraws all of the owner's merged leads. Idempotent. */
  withdraw(token: string): Promise<OwnerLeadView> {
    return this.takeBack(token, (leadCase) => withdrawByOwner(leadCase), this.openForSome(token));
  }

  /**
   * Consents to an estate agent, or refuses one for all merged leads. Idempotent.
   * @param shown the version of the consent texts on the page; undefined: today's
   */
  agreeToAgent(token: string, answer: boolean, shown?: string): Promise<OwnerLeadView> {
    return this.sayTo(token, answer, (leadCase) => agreeToAgent(leadCase, answer, shown));
  }

  /**
   * Refuses stylists alone, in all merged leads, or consents again. Idempotent.
   * @param shown as in {@link agreeToAgent}
   */
  agreeToStylists(token: string, answer: boolean, shown?: string): Promise<OwnerLeadView> {
    return this.sayTo(token, answer, (leadCase) => agreeToStylists(leadCase, answer, shown));
  }

  /**
   * Allows one more stylist. Changes nothing while there is room.
   * @param shown as in {@link agreeToAgent}
   * @throws DomainError `lead-closed`, `no-more-partners`, `all-asked`
   */
  showMore(token: string, shown?: string): Promise<OwnerLeadView> {
    return this.happen(token, (leadCase) => showMore(leadCase, shown));
  }

  /** Takes back the last «Vis meg flere» in all merged leads, unless it is used. */
  showNoMore(token: string): Promise<OwnerLeadView> {
    return this.takeBack(token, (leadCase) => showNoMore(leadCase), this.ownerAccess.press(token));
  }

  /**
   * Extends matching for another period.
   * @throws DomainError `lead-closed`, `all-asked`
   */
  keepWaiting(token: string): Promise<OwnerLeadView> {
    return this.happen(token, (leadCase) => keepWaiting(leadCase));
  }

  /**
   * Answers if the owner chose the partner that reports a win; ignored once the question is
   * withdrawn.
   */
  answerWin(token: string, assignmentId: string, isChosen: boolean): Promise<OwnerLeadView> {
    return this.happen(token, (leadCase) => answerWin(leadCase, assignmentId, isChosen));
  }

  /**
   * Reports that a partner of the lead, or of a permanently merged one, has not called. Ignored
   * before the call is overdue, and within a day of the last report.
   */
  async sayNobodyCalled(token: string, assignmentId: string): Promise<OwnerLeadView> {
    const { lead: own } = await this.ownerAccess.openForAll(token);
    const { assignments } = await this.view(token);
    const of = assignments.find(({ assignment }) => assignment.id === assignmentId)?.assignment;
    if (of) await this.open(of.leadId, (leadCase) => nobodyCalled(leadCase, of.id), own.id);
    return this.view(token);
  }

  /**
   * Corrects all but the e-mail address, which needs a confirmation. Assignments stay where the new
   * postal code is of the same municipality. Values shared with merged leads are corrected there
   * too: in all, or in none.
   * @throws RateLimited once partners were e-mailed too often that day
   */
  async correct(token: string, sent: Corrections): Promise<OwnerLeadView> {
    const { lead } = await this.ownerAccess.press(token);
    const corrected = changedBy(lead, { ...sent, customerEmail: lead.customerEmail });
    const all = (await ofSameOwner(this.matching, lead.id)).map((state) => {
      // The page's own lead is corrected even if it has changed since it was read.
      const isOwn = state.lead.id === lead.id;
      const said = isOwn ? corrected : saidAlike(corrected, lead, state.lead);
      const page: CorrectedOn = isOwn ? 'own' : 'other';
      return { state, corrections: changedBy(state.lead, said), page };
    });
    const changing = all.filter(({ corrections }) => Object.keys(corrections).length > 0);
    for (const { state } of changing) requireCorrectionsLeft(state);
    for (const { state, corrections, page } of changing) {
      await this.correctOne(state.lead, corrections, page, lead.id);
    }
    return this.view(token);
  }

  private async correctOne(
    lead: Lead,
    corrections: Corrections,
    page: CorrectedOn,
    own: string,
  ): Promise<void> {
    const settled = await this.locateLeads.settle(lead, corrections);
    await this.open(
      lead.id,
      (leadCase) => correctOnPage(leadCase, settled.corrections, settled.moved, page),
      own,
    );
    await unlessOwnErased(lookForSame(this.matching, this.cases, lead.id), lead.id === own);
  }

  /** A yes is for the lead alone, a no for all merged ones. */
  private sayTo(
    token: string,
    answer: boolean,
    what: (leadCase: OpenCase) => void,
  ): Promise<OwnerLeadView> {
    return answer
      ? this.happen(token, what)
      : this.takeBack(token, what, this.ownerAccess.press(token));
  }

  private async takeBack(
    token: string,
    what: (leadCase: OpenCase) => void,
    opened: Promise<LeadCaseState>,
  ): Promise<OwnerLeadView> {
    const { lead: own } = await opened;
    const all = await ofSameOwner(this.matching, own.id);
    if (all.length === 0) throw leadErased();
    for (const { lead } of all) await this.open(lead.id, what, own.id);
    return this.view(token);
  }

  private async happen(token: string, what: (leadCase: OpenCase) => void): Promise<OwnerLeadView> {
    await this.open((await this.ownerAccess.press(token)).lead.id, what);
    return this.view(token);
  }

  /** Old links may withdraw, but prove no mailbox, because others may have seen them. */
  private async openForSome(token: string): Promise<LeadCaseState> {
    const { state, access } = await this.ownerAccess.open(token);
    if (access === 'sender') throw new DomainError('link-outdated');
    return access === 'full' ? this.ownerAccess.press(token) : state;
  }

  /** @param own the page's lead */
  private async open(
    leadId: string,
    what: (leadCase: OpenCase) => void,
    own = leadId,
  ): Promise<void> {
    await unlessOwnErased(this.cases.open(leadId, what, [], 'first'), leadId === own);
  }
}

/** The corrected fields in which both leads had the same value. */
function saidAlike(corrections: Corrections, one: Lead, other: Lead): Corrections {
  const alike = CORRECTABLE_KEYS.filter((key) => key in corrections && one[key] === other[key]);
  return Object.fromEntries(alike.map((key) => [key, corrections[key]]));
}

/** Only the mailbox may see that another lead came from it. */
const isOfItself = ({ kind }: LeadEvent) => kind !== 'lead-merged-into';
