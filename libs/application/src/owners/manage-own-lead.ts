import {
  changedBy,
  CORRECTABLE_KEYS,
  type CorrectedOn,
  type Corrections,
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
  isAccepted,
  isMergedPermanently,
} from '@boligstyling/domain';
import type { LeadCases } from '../lead-case/lead-cases.js';
import type { LocateLeads } from '../leads/locate-leads.js';
import {
  type OwnerAccess,
  OwnerLinks,
  assignmentsIn,
  revealsOf,
  idsOf,
  ofSameMailbox,
  ofSameOwner,
  findDuplicatesOf,
} from '../lead-case/owner-access.js';
import type { Clock } from '../core/ports.js';
import type { IntegratorLeads } from '../integrators/integrator-leads.js';
import type { LeadHistory } from '../leads/lead-repository.js';
import type { LinkSigner } from '../core/link-signer.js';
import type { MatchingRepository, PartnerAssignment } from '../lead-case/matching-repository.js';
import type { OwnerConfirmations } from './owner-confirmations.js';
import { unlessOwnErased } from '../core/signed-links.js';

export interface OwnerLeadView {
  readonly state: LeadCaseState;
  /** In order of offer; with permanently merged leads' reveals. */
  readonly assignments: readonly PartnerAssignment[];
  readonly merged: readonly LeadCaseState[];
  readonly history: readonly LeadEvent[];
  /** In use once confirmed. */
  readonly pendingEmail: string | null;
  /** The integrator that sent it and may see the owner, shown only by the mailbox's link. */
  readonly sentBy: string | null;
  /** Something was pressed from the mailbox, also on a merged lead's page. */
  readonly isMailboxProven: boolean;
  /** The sender's link shows less and allows nothing. */
  readonly access: OwnerAccess;
  readonly now: Date;
}

/**
 * By the signed link in an e-mail. All throw `link-unknown`, `link-expired`, and `link-outdated`,
 * because the sender's link allows only viewing.
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
    const ofMailbox = await ofSameMailbox(this.matching, state);
    const merged = access === 'submission' ? [] : mergedInto(state, ofMailbox);
    const [own, others, events, pendingEmail, sentBy] = await Promise.all([
      assignmentsIn(this.matching, state),
      revealsOf(this.matching, merged),
      this.history.ofLead(id),
      this.confirmations.pendingEmail(idsOf(ofMailbox), now),
      access === 'full' ? this.integratorLeads.namedTo(id) : null,
    ]);
    const assignments = withReveals(own, others);
    const history = access === 'submission' ? events.filter(isOfItself) : events;
    const isMailboxProven = ofMailbox.some(({ lead }) => lead.mailboxProvenAt !== null);
    return {
      ...{ state, assignments, merged, history, pendingEmail, sentBy },
      ...{ isMailboxProven, access, now },
    };
  }

  /** Idempotent. */
  async confirmMailbox(token: string): Promise<OwnerLeadView> {
    await this.ownerAccess.press(token);
    return this.view(token);
  }

  /** With all merged leads. Idempotent. */
  withdraw(token: string): Promise<OwnerLeadView> {
    return this.takeBack(token, (leadCase) => withdrawByOwner(leadCase));
  }

  /**
   * A no is for all merged leads. Idempotent.
   *
   * @param shown as in {@link agreeToAgent}
   */
  agreeToAgent(token: string, answer: boolean, shown?: string): Promise<OwnerLeadView> {
    return this.sayTo(token, answer, (leadCase) => agreeToAgent(leadCase, answer, shown));
  }

  /** A no is for all merged leads. Idempotent. */
  agreeToStylists(token: string, answer: boolean, shown?: string): Promise<OwnerLeadView> {
    return this.sayTo(token, answer, (leadCase) => agreeToStylists(leadCase, answer, shown));
  }

  /**
   * Changes nothing while there is room.
   *
   * @throws `lead-closed`, `no-more-partners`, `all-asked`
   */
  showMore(token: string, shown?: string): Promise<OwnerLeadView> {
    return this.happen(token, (leadCase) => showMore(leadCase, shown));
  }

  /** In all merged leads, unless it is used. */
  showNoMore(token: string): Promise<OwnerLeadView> {
    return this.takeBack(token, (leadCase) => showNoMore(leadCase));
  }

  /** @throws `lead-closed`, `all-asked` */
  keepWaiting(token: string): Promise<OwnerLeadView> {
    return this.happen(token, (leadCase) => keepWaiting(leadCase));
  }

  answerWin(token: string, assignmentId: string, isChosen: boolean): Promise<OwnerLeadView> {
    return this.happen(token, (leadCase) => answerWin(leadCase, assignmentId, isChosen));
  }

  /**
   * Also of a permanently merged lead. Ignored before the call is overdue, and within a day of the
   * last report.
   */
  async sayNobodyCalled(token: string, assignmentId: string): Promise<OwnerLeadView> {
    const { lead: own } = await this.ownerAccess.openForAll(token);
    const { assignments } = await this.view(token);
    const of = assignments.find(({ assignment }) => assignment.id === assignmentId)?.assignment;
    if (of) await this.open(of.leadId, (leadCase) => nobodyCalled(leadCase, of.id), own.id);
    return this.view(token);
  }

  /**
   * The e-mail address needs a confirmation. Assignments stay unless the municipality changes. Values
   * shared with merged leads are corrected in all, or in none.
   *
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
    const settled = await this.locateLeads.locateCorrected(lead, corrections);
    await this.open(
      lead.id,
      (leadCase) => correctOnPage(leadCase, settled.corrections, settled.moved, page),
      own,
    );
    await unlessOwnErased(findDuplicatesOf(this.matching, this.cases, lead.id), lead.id === own);
  }

  private sayTo(
    token: string,
    answer: boolean,
    what: (leadCase: OpenCase) => void,
  ): Promise<OwnerLeadView> {
    return answer ? this.happen(token, what) : this.takeBack(token, what);
  }

  private async takeBack(
    token: string,
    what: (leadCase: OpenCase) => void,
  ): Promise<OwnerLeadView> {
    const { lead: own } = await this.ownerAccess.press(token);
    const all = await ofSameOwner(this.matching, own.id);
    for (const { lead } of all) await this.open(lead.id, what, own.id);
    return this.view(token);
  }

  private async happen(token: string, what: (leadCase: OpenCase) => void): Promise<OwnerLeadView> {
    await this.open((await this.ownerAccess.press(token)).lead.id, what);
    return this.view(token);
  }

  private async open(
    leadId: string,
    what: (leadCase: OpenCase) => void,
    own = leadId,
  ): Promise<void> {
    await unlessOwnErased(this.cases.openFirst(leadId, what), leadId === own);
  }
}

function saidAlike(corrections: Corrections, one: Lead, other: Lead): Corrections {
  const alike = CORRECTABLE_KEYS.filter((key) => key in corrections && one[key] === other[key]);
  return Object.fromEntries(alike.map((key) => [key, corrections[key]]));
}

/** Only the mailbox may see that another lead came from it. */
const isOfItself = ({ kind }: LeadEvent) => kind !== 'lead-merged-into';

export function mergedInto(
  own: LeadCaseState,
  ofMailbox: readonly LeadCaseState[],
): LeadCaseState[] {
  if (isMergedPermanently(own)) return [];
  return ofMailbox.filter(({ lead }) => lead.id !== own.lead.id);
}

/**
 * In order of offer, with the reveals of merged leads. A partner appears once, by the lead's own
 * assignment if it has one.
 */
export function withReveals(
  own: readonly PartnerAssignment[],
  others: readonly PartnerAssignment[],
): PartnerAssignment[] {
  const having = [...own, ...others].filter(({ assignment }) => isAccepted(assignment));
  const isShared = (each: PartnerAssignment) => {
    const has = having.find(({ partner }) => partner.id === each.partner.id);
    return !has || has === each;
  };
  return [...own, ...others.filter(isShared)].toSorted(
    (a, b) => +a.assignment.offeredAt - +b.assignment.offeredAt,
  );
}
