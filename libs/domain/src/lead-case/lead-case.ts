import type { AssignmentState, DeclineReason, Report } from '../assignments/assignment.js';
import type { Objection, Ruling } from '../billing/dispute.js';
import type { CorrectedOn } from '../leads/lead-corrections.js';
import type { LeadDetails } from '../leads/lead-details.js';
import type { LeadStatus } from '../leads/lead.js';
import { accept } from './accept.js';
import * as byHand from './by-hand.js';
import type { LeadCaseChanges } from './case-changes.js';
import type { LeadCaseState } from './case-state.js';
import { dispute, payers, ruleOnDispute } from './costs.js';
import { decline } from './decline.js';
import { setStatus, undoStatus } from './held-status.js';
import {
  acceptMerge,
  mergeByHand,
  keepApart,
  lookForSame,
  loseEarlier,
  loseSibling,
} from './merging.js';
import { type MatchingPolicy, OpenCase } from './open-case.js';
import * as owner from './owner.js';
import * as consents from './owner-consents.js';
import { proceed } from './proceed.js';
import { report } from './report.js';
import { answerWin } from './reported-win.js';

import { answerUndoUntil, undoAnswer } from './undo-answer.js';
import type { DuplicateKind } from './other-lead.js';
import type { PartnerPool } from '../assignments/partner-pool.js';

/**
 * Each method is one event; the function that it calls holds the rule, and {@link changes} the
 * result. An open case locks the lead and the figures of the pool's partners until the changes are
 * stored.
 */
export class LeadCase {
  private readonly open: OpenCase;

  constructor(
    state: LeadCaseState,
    pool: PartnerPool,
    policy: MatchingPolicy,
    now: Date,
    newId: () => string,
  ) {
    this.open = new OpenCase(state, pool, policy, now, newId);
  }

  /** When the owner last changed e-mail address; null if never. */
  get emailChangedAt(): Date | null {
    return this.open.lead.emailChangedAt;
  }

  /** Stored in one transaction or not at all. */
  changes(): LeadCaseChanges {
    return this.open.ledger.changes(this.open.standing);
  }

  proceed(): void {
    proceed(this.open);
  }

  /**
   * A partner accepts («Ta oppdraget»). When every place is taken it owes nothing. A repeat changes
   * nothing.
   *
   * @throws DomainError `assignment-not-found`, `assignment-closed`
   */
  accept(assignmentId: string): void {
    accept(this.open, assignmentId);
  }

  /**
   * A partner declines («Passer ikke»). A repeat changes nothing.
   *
   * @throws DomainError `assignment-not-found`, `assignment-closed`
   */
  decline(assignmentId: string, reason: DeclineReason | null = null): void {
    decline(this.open, assignmentId, reason);
  }

  /**
   * A partner undoes its answer within ten minutes. A repeat changes nothing.
   *
   * @throws DomainError `assignment-not-found`, `undo-too-late`
   */
  undo(assignmentId: string): void {
    undoAnswer(this.open, assignmentId);
  }

  /**
   * @returns until when a partner can undo its answer; null: it cannot
   * @throws DomainError `assignment-not-found`
   */
  undoUntil(assignmentId: string): Date | null {
    return answerUndoUntil(this.open, assignmentId);
  }

  /**
   * Counts merged leads too.
   *
   * @throws DomainError `assignment-not-found`
   */
  othersWhoAccepted(assignmentId: string): number {
    const { questions } = this.open;
    return questions.othersWhoAccepted(questions.find(assignmentId));
  }

  /**
   * The last report counts. It ends no assignment, because the owner confirms a win ({@link
   * answerWin}).
   *
   * @throws DomainError `assignment-not-found`, `assignment-closed` unless accepted
   */
  report(assignmentId: string, told: Report): void {
    report(this.open, assignmentId, told);
  }

  /**
   * The owner answers «Har du valgt Frida?». A yes ends open assignments unpaid; a no restores the
   * earlier status and the search.
   *
   * @param assignmentId the one that the owner was asked about; another one changes nothing
   */
  answerWin(assignmentId: string, isChosen: boolean): void {
    answerWin(this.open, assignmentId, isChosen);
  }

  /**
   * A partner disputes the price within 14 days of accepting. The sale waits for a ruling.
   *
   * @throws DomainError `assignment-not-found`, `assignment-closed` when it owes nothing,
   *   `sale-disputed`, `dispute-too-late`
   */
  dispute(assignmentId: string, objection: Objection): void {
    dispute(this.open, assignmentId, objection);
  }

  /** Ends every assignment; an active lead is lost. */
  withdrawByOwner(): void {
    consents.withdrawByOwner(this.open);
  }

  /**
   * The owner allows or forbids estate agents. A no ends agents' assignments.
   *
   * @param shown version of the consent texts that the owner saw; undefined: today's
   */
  agreeToAgent(granted: boolean, shown?: string): void {
    consents.agreeToAgent(this.open, granted, shown);
  }

  /**
   * The owner forbids stylists, or allows them again. A yes changes nothing if there was none
   * before, or no partner would be asked by it.
   *
   * @param shown as in {@link agreeToAgent}
   */
  agreeToStylists(granted: boolean, shown?: string): void {
    consents.agreeToStylists(this.open, granted, shown);
  }

  /**
   * «Vis meg flere»: one more stylist may get the owner's contact details. Nothing changes while a
   * place is free, on a merged lead without a search, or where no stylists are wanted.
   *
   * @param shown as in {@link agreeToAgent}
   * @throws DomainError `lead-closed`, `no-more-partners` after the third time, `all-asked` when
   *   the limit of assignments is reached
   */
  showMore(shown?: string): void {
    consents.showMore(this.open, shown);
  }

  /** Takes the last «Vis meg flere» back. Nothing changes once a partner accepted by it. */
  showNoMore(): void {
    consents.showNoMore(this.open);
  }

  /**
   * The owner waits: the search continues and silent partners are asked once more.
   *
   * @throws DomainError `lead-closed`, `all-asked` when the limit of assignments is reached
   */
  keepWaiting(): void {
    owner.keepWaiting(this.open);
  }

  /**
   * «Ingen har ringt meg» about one partner: notifies that partner and the administrator, once a
   * day. Nothing changes before the call is overdue or after a report.
   *
   * @throws DomainError `assignment-not-found`
   */
  nobodyCalled(assignmentId: string): void {
    owner.nobodyCalled(this.open, assignmentId);
  }

  /**
   * The owner corrects the lead; partners with the details are told (GDPR, articles 16 and 19).
   *
   * @param moved true if the home lies elsewhere now, so that open assignments end unpaid
   * @param page `other`: the owner corrected it on another lead's page, which the sender must not
   *   hear of
   * @param getsLink true if a new mailbox gets this lead's link; by default on its own page
   */
  correct(
    corrections: Partial<LeadDetails>,
    moved: boolean,
    page: CorrectedOn = 'own',
    getsLink?: boolean,
  ): void {
    owner.correct(this.open, corrections, moved, page, getsLink);
  }

  /**
   * {@link correct} with a daily limit.
   *
   * @throws TooManyAttempts when the partners got as many correction e-mails as a day allows
   */
  correctOnPage(
    corrections: Partial<LeadDetails>,
    moved: boolean,
    page: CorrectedOn = 'own',
  ): void {
    owner.correctOnPage(this.open, corrections, moved, page);
  }

  proveMailbox(): void {
    owner.proveMailbox(this.open);
  }

  lookForSame(): void {
    lookForSame(this.open);
  }

  settleDifferences(): void {
    this.open.stand({ differences: null });
  }

  /** @throws DomainError `lead-not-held` */
  release(): void {
    byHand.release(this.open);
  }

  /**
   * @param municipality current municipality number
   * @throws DomainError `lead-closed`, `lead-held`, `lead-merged`
   */
  place(municipality: string): void {
    byHand.place(this.open, municipality);
  }

  /** @throws DomainError `lead-closed`, `lead-held`, `lead-merged`, `lead-full` */
  matchByHand(): void {
    byHand.matchByHand(this.open);
  }

  /**
   * The administrator asks one partner, ignoring area, service and capacity, but never the owner's
   * consent and the places.
   *
   * @throws DomainError `lead-closed`, `lead-held`, `lead-merged`, `lead-full`,
   *   `partner-not-found`, `partner-paused`, `no-agent-consent`, `partner-has-lead`
   */
  passOnTo(partnerId: string): void {
    byHand.passOnTo(this.open, partnerId);
  }

  /**
   * @param from the state that the administrator saw; undefined: unchecked
   * @throws DomainError `assignment-not-found`, `assignment-closed`, `assignment-changed` when the
   *   partner has answered since, as a sale may depend on that
   */
  withdraw(assignmentId: string, from?: AssignmentState): void {
    byHand.takeBack(this.open, assignmentId, from);
  }

  /**
   * Asks the picked partner, or the next one by the rule, instead of another.
   *
   * @param from as for {@link withdraw}
   * @throws DomainError as {@link withdraw} and {@link passOnTo}, and `no-partner-eligible`
   */
  replace(assignmentId: string, partnerId?: string, from?: AssignmentState): void {
    byHand.replace(this.open, assignmentId, partnerId, from);
  }

  /** @throws DomainError `assignment-not-found`, `dispute-not-open` */
  ruleOnDispute(assignmentId: string, ruling: Ruling): void {
    ruleOnDispute(this.open, assignmentId, ruling);
  }

  settleNobodyCalled(): void {
    owner.settleNobodyCalled(this.open);
  }

  /**
   * The administrator merges the lead into the one it may duplicate: no partner is asked or pays
   * twice. A merged lead stays as it is.
   *
   * @throws DomainError `lead-not-merged` if it may duplicate none, `lead-merged` when others
   *   merged into it
   * @returns the earlier lead's id, whose open assignments {@link acceptMerge} may end
   */
  merge(): string {
    return mergeByHand(this.open);
  }

  /**
   * Ends open assignments of partners that know the home by a merged lead, or whose place is gone.
   */
  acceptMerge(): void {
    acceptMerge(this.open);
    this.open.goOn();
  }

  /** The merged leads that stay when this one is erased, as they may be other persons'. */
  mergedProvisionally(): string[] {
    return this.open.home.mergedProvisionally();
  }

  /**
   * The earlier lead is about to be erased: waived sales are owed again unless their partners pay
   * for that one.
   *
   * @param payers who owes or paid for the earlier lead
   */
  loseEarlier(payers: readonly string[]): void {
    loseEarlier(this.open, payers);
  }

  payers(): string[] {
    return payers(this.open);
  }

  mergedBeside(): string[] {
    return this.open.home.mergedBeside();
  }

  /**
   * A sibling lead is about to be erased: its payers keep owing for it, and nothing here.
   *
   * @param payers who owes or paid for the sibling
   */
  loseSibling(payers: readonly string[]): void {
    loseSibling(this.open, payers);
  }

  /**
   * The administrator separates the lead from the one it merged into or may duplicate.
   *
   * @param from the relation that the administrator saw; undefined: unchecked
   * @throws DomainError `lead-not-merged`, `relation-changed` when it has merged or been separated
   *   since
   */
  keepApart(from?: DuplicateKind): void {
    keepApart(this.open, from);
  }

  /**
   * The administrator sets the status. It can be undone for ten minutes, and its effects wait. A
   * repeat changes nothing.
   *
   * @param from the status that the administrator saw; undefined: unchecked
   * @returns the moment of the change, which {@link undoStatus} names; undefined: it was so already
   * @throws DomainError `status-changed`
   */
  setStatus(status: LeadStatus, from?: LeadStatus): Date | undefined {
    return setStatus(this.open, status, from);
  }

  /**
   * The administrator undoes the last change of status, whoever made it. Nobody outside has heard
   * of a status set by hand.
   *
   * @param status the one to undo, as the administrator saw it
   * @param changedAt its moment, so that no later change is undone; undefined: any
   * @throws DomainError `status-not-undoable` when another one stands or nothing is known of
   *   before, `undo-too-late` ten minutes after a change that no report made
   */
  undoStatus(status: LeadStatus, changedAt?: Date): void {
    undoStatus(this.open, status, changedAt);
  }

  addNote(text: string): void {
    this.open.ledger.record('note-added', { text });
  }
}
