import {
  changedBy,
  CORRECTABLE_KEYS,
  type CorrectedOn,
  type Corrections,
  DomainError,
  type Lead,
  type LeadCase,
  type LeadCaseState,
  type LeadEvent,
  requireLettersLeft,
} from '@boligstyling/domain';
import type { LeadCases } from '../lead-case/lead-cases.js';
import type { LocateLeads } from '../leads/locate-leads.js';
import { type OwnerAccess, OwnerDoor } from '../lead-case/owner-access.js';
import { joinedTo, withReveals } from './owner-page.js';
import type { Clock } from '../core/clock.js';
import type { IntegratorLeads } from '../integrators/integrator-leads.js';
import type { LeadHistory } from '../leads/lead-history.js';
import type { LinkSigner } from '../core/link-signer.js';
import type { MatchingRepository, PartnerAssignment } from '../lead-case/matching-repository.js';
import type { OwnerConfirmations } from './owner-confirmations.js';
import { revealsOf, idsOf, ofSameMailbox, ofSameOwner } from '../lead-case/same-owner.js';
import { lookForSame } from '../lead-case/look-for-same.js';
import { leadErased, unlessOwnErased } from '../core/signed-links.js';

/** What an owner sees of the request by the link in her e-mails. */
export interface OwnerLeadView {
  readonly state: LeadCaseState;
  /** In the order they were asked, with who got to know her by what has joined it for good. */
  readonly assignments: readonly PartnerAssignment[];
  /** What has joined it for good. */
  readonly joined: readonly LeadCaseState[];
  readonly history: readonly LeadEvent[];
  /** The address that is used from when it is confirmed; null: none is waited for. */
  readonly pendingEmail: string | null;
  /** Whose key has sent it for her and may see who she is, by name; for her mailbox alone. Null: nobody's. */
  readonly sentBy: string | null;
  /** Whether something was pressed from the mailbox, here or on the page of a joined request. */
  readonly isMailboxProven: boolean;
  /** By an old link less is shown and done. */
  readonly access: OwnerAccess;
  readonly now: Date;
}

/**
 * What an owner does by the link in her e-mails, without a login.
 *
 * Everything here throws DomainError `link-unknown`, `link-expired`, `storage-unavailable`; and by an
 * old link everything but looking and withdrawing `link-outdated`, by the sender's all but looking.
 */
export class ManageOwnLead {
  private readonly door: OwnerDoor;

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
    this.door = new OwnerDoor(matching, cases, signer, clock);
  }

  async view(token: string): Promise<OwnerLeadView> {
    const now = this.clock.now();
    const { state, access } = await this.door.open(token);
    const { id } = state.lead;
    const ofMailbox = await ofSameMailbox(this.matching, id);
    const joined = access === 'sender' ? [] : joinedTo(state, ofMailbox);
    const [own, others, events, pendingEmail, sentBy] = await Promise.all([
      this.matching.assignmentsOf(id),
      revealsOf(this.matching, joined),
      this.history.ofLead(id),
      this.confirmations.pendingEmail(idsOf(ofMailbox), now),
      access === 'full' ? this.integratorLeads.namedTo(id) : null,
    ]);
    const assignments = withReveals(own, others);
    const history = access === 'sender' ? events.filter(isOfItself) : events;
    const isMailboxProven = ofMailbox.some(({ lead }) => lead.mailboxProvenAt !== null);
    return {
      ...{ state, assignments, joined, history, pendingEmail, sentBy },
      ...{ isMailboxProven, access, now },
    };
  }

  /** The owner confirms that the mailbox is the right one. Again, it changes nothing. */
  async confirmMailbox(token: string): Promise<OwnerLeadView> {
    await this.door.press(token);
    return this.view(token);
  }

  /**
   * The owner wants no offers any more, by whichever of her joined requests. Again, it changes
   * nothing.
   */
  withdraw(token: string): Promise<OwnerLeadView> {
    return this.takeBack(token, (leadCase) => leadCase.withdrawByOwner(), this.openForSome(token));
  }

  /**
   * The owner lets an estate agent get in touch, or not: a no is one for all her joined requests.
   * The same again changes nothing.
   *
   * @param shown the version of the texts that her page showed; undefined: today's
   */
  agreeToAgent(token: string, answer: boolean, shown?: string): Promise<OwnerLeadView> {
    return this.sayTo(token, answer, (leadCase) => leadCase.agreeToAgent(answer, shown));
  }

  /**
   * The owner says no to stylists alone, in all her joined requests, or yes again. The same again changes
   * nothing.
   *
   * @param shown as in {@link agreeToAgent}
   */
  agreeToStylists(token: string, answer: boolean, shown?: string): Promise<OwnerLeadView> {
    return this.sayTo(token, answer, (leadCase) => leadCase.agreeToStylists(answer, shown));
  }

  /**
   * One more stylist may get in touch. While there is a place, it changes nothing.
   *
   * @param shown as in {@link agreeToAgent}
   * @throws DomainError `lead-closed`, `no-more-partners`, `all-asked`
   */
  showMore(token: string, shown?: string): Promise<OwnerLeadView> {
    return this.happen(token, (leadCase) => leadCase.showMore(shown));
  }

  /** The last «Vis meg flere» is taken back, in all her joined requests. Once it is used, it changes nothing. */
  showNoMore(token: string): Promise<OwnerLeadView> {
    return this.takeBack(token, (leadCase) => leadCase.showNoMore(), this.door.press(token));
  }

  /**
   * The search goes on for another while.
   *
   * @throws DomainError `lead-closed`, `all-asked`
   */
  keepWaiting(token: string): Promise<OwnerLeadView> {
    return this.happen(token, (leadCase) => leadCase.keepWaiting());
  }

  /**
   * The owner answers whether a partner that reports the job has it. An answer about a win that is no
   * longer asked about changes nothing.
   */
  answerWin(token: string, assignmentId: string, isChosen: boolean): Promise<OwnerLeadView> {
    return this.happen(token, (leadCase) => leadCase.answerWin(assignmentId, isChosen));
  }

  /**
   * Tells one partner that has the lead, or what has joined it for good, that it has not called. Before the
   * call is overdue, or again within a day, it changes nothing.
   */
  async sayNobodyCalled(token: string, assignmentId: string): Promise<OwnerLeadView> {
    const { lead: own } = await this.door.openForAll(token);
    const { assignments } = await this.view(token);
    const of = assignments.find(({ assignment }) => assignment.id === assignmentId)?.assignment;
    if (of) await this.open(of.leadId, (leadCase) => leadCase.nobodyCalled(of.id), own.id);
    return this.view(token);
  }

  /**
   * Corrects what was sent, but for the e-mail address: another one must be confirmed first. Who was
   * asked goes on being asked where only another postal code of the same municipality was meant. What
   * her joined requests said alike is corrected there too: in all of them, or in none.
   *
   * @throws TooManyAttempts once partners were told so often that day
   */
  async correct(token: string, sent: Corrections): Promise<OwnerLeadView> {
    const { lead } = await this.door.press(token);
    const corrected = changedBy(lead, { ...sent, customerEmail: lead.customerEmail });
    const all = (await ofSameOwner(this.matching, lead.id)).map((state) => {
      // What was corrected since it was looked at is no reason to leave its own page's word out.
      const isOwn = state.lead.id === lead.id;
      const said = isOwn ? corrected : saidAlike(corrected, lead, state.lead);
      const page: CorrectedOn = isOwn ? 'own' : 'other';
      return { state, corrections: changedBy(state.lead, said), page };
    });
    const changing = all.filter(({ corrections }) => Object.keys(corrections).length > 0);
    for (const { state } of changing) requireLettersLeft(state);
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
      (leadCase) => leadCase.correctOnPage(settled.corrections, settled.moved, page),
      own,
    );
    await unlessOwnErased(lookForSame(this.matching, this.cases, lead.id), lead.id === own);
  }

  /** A yes is to the request itself; a no is one to all of hers. */
  private sayTo(
    token: string,
    answer: boolean,
    what: (leadCase: LeadCase) => void,
  ): Promise<OwnerLeadView> {
    return answer ? this.happen(token, what) : this.takeBack(token, what, this.door.press(token));
  }

  private async takeBack(
    token: string,
    what: (leadCase: LeadCase) => void,
    opened: Promise<LeadCaseState>,
  ): Promise<OwnerLeadView> {
    const { lead: own } = await opened;
    const all = await ofSameOwner(this.matching, own.id);
    if (all.length === 0) throw leadErased();
    for (const { lead } of all) await this.open(lead.id, what, own.id);
    return this.view(token);
  }

  private async happen(token: string, what: (leadCase: LeadCase) => void): Promise<OwnerLeadView> {
    await this.open((await this.door.press(token)).lead.id, what);
    return this.view(token);
  }

  /** Withdrawing is for old links too. They prove no mailbox, because others may have seen them. */
  private async openForSome(token: string): Promise<LeadCaseState> {
    const { state, access } = await this.door.open(token);
    if (access === 'sender') throw new DomainError('link-outdated');
    return access === 'full' ? this.door.press(token) : state;
  }

  /** @param own whose page it is */
  private async open(
    leadId: string,
    what: (leadCase: LeadCase) => void,
    own = leadId,
  ): Promise<void> {
    await unlessOwnErased(this.cases.open(leadId, what, [], 'first'), leadId === own);
  }
}

/** Those of the corrections of one request that the other had said as the one did. */
function saidAlike(corrections: Corrections, one: Lead, other: Lead): Corrections {
  const alike = CORRECTABLE_KEYS.filter((key) => key in corrections && one[key] === other[key]);
  return Object.fromEntries(alike.map((key) => [key, corrections[key]]));
}

/** That another request came from the same mailbox is for that mailbox alone. */
const isOfItself = ({ kind }: LeadEvent) => kind !== 'request-joined';
