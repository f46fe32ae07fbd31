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
  joinByHand,
  keepApart,
  lookForSame,
  loseEarlier,
  loseSibling,
} from './joining.js';
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
 * A lead on its way to partners. Each method is one thing that can happen to it, and the function
 * that it calls, in `lead-case/`, is what follows: from a yes, `lead-case/accept.ts`. All that came
 * of it is in {@link changes}: status, history, questions, sales, e-mails, what integrators are told.
 * Whoever opens a case holds the lead and the figures of the pool's partners until the changes are
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

  /** Since when the owner is written to where she is; null: since the lead was received. */
  get emailChangedAt(): Date | null {
    return this.open.lead.emailChangedAt;
  }

  /** All that came of it, to be stored together or not at all. */
  changes(): LeadCaseChanges {
    return this.open.ledger.changes(this.open.standing);
  }

  /**
   * Whatever is due by the clock: reminders, deadlines, more questions where there are too few, an
   * honest word to the owner, and when to look again.
   */
  proceed(): void {
    proceed(this.open);
  }

  /**
   * A partner says «Ta oppdraget». The first as many as there are places get the owner's contact
   * details; who comes later owes nothing and is told so by the state. The same again changes
   * nothing.
   *
   * @throws DomainError `assignment-not-found`, `assignment-closed`
   */
  accept(assignmentId: string): void {
    accept(this.open, assignmentId);
  }

  /**
   * A partner says «Passer ikke»: the question goes on to the next one. The same again changes
   * nothing.
   *
   * @throws DomainError `assignment-not-found`, `assignment-closed`
   */
  decline(assignmentId: string, reason: DeclineReason | null = null): void {
    decline(this.open, assignmentId, reason);
  }

  /**
   * A partner takes its answer back within ten minutes. Of a yes that is undone already nothing changes.
   *
   * @throws DomainError `assignment-not-found`, `undo-too-late`
   */
  undo(assignmentId: string): void {
    undoAnswer(this.open, assignmentId);
  }

  /**
   * Until when a partner can take its answer back; null: it cannot, as where its place was filled.
   *
   * @throws DomainError `assignment-not-found`
   */
  undoUntil(assignmentId: string): Date | null {
    return answerUndoUntil(this.open, assignmentId);
  }

  /**
   * How many others have taken one of the places that a partner was asked about, also by what has joined.
   *
   * @throws DomainError `assignment-not-found`
   */
  othersWhoAccepted(assignmentId: string): number {
    const { questions } = this.open;
    return questions.othersWhoAccepted(questions.find(assignmentId));
  }

  /**
   * A partner reports the outcome of an assignment; the last report counts. It changes the lead's status
   * and ends nobody's assignment: a win is for the owner to confirm ({@link answerWin}).
   *
   * @throws DomainError `assignment-not-found`, `assignment-closed` unless the partner has taken it
   */
  report(assignmentId: string, told: Report): void {
    report(this.open, assignmentId, told);
  }

  /**
   * The owner answers «Har du valgt Frida?» after a reported win. A yes ends the open questions unpaid; a
   * no restores the earlier status, and the search goes on.
   *
   * @param assignmentId the one that the owner was asked about: about another one it changes nothing
   */
  answerWin(assignmentId: string, isChosen: boolean): void {
    answerWin(this.open, assignmentId, isChosen);
  }

  /**
   * A partner finds, within 14 days of its yes, that it does not owe what that costs.
   * The sale waits for the administrator; nobody else is asked for it.
   *
   * @throws DomainError `assignment-not-found`, `assignment-closed` when it owes nothing,
   *   `sale-disputed` when it has said so before, `dispute-too-late`
   */
  dispute(assignmentId: string, objection: Objection): void {
    dispute(this.open, assignmentId, objection);
  }

  /** The owner wants no offers any more: everyone who has it is told, and an open lead is lost. */
  withdrawByOwner(): void {
    consents.withdrawByOwner(this.open);
  }

  /**
   * The owner says yes or no to an estate agent. A no takes back what agents have or are asked.
   *
   * @param shown the version of the texts that she was shown; undefined: today's
   */
  agreeToAgent(granted: boolean, shown?: string): void {
    consents.agreeToAgent(this.open, granted, shown);
  }

  /**
   * The owner says no to stylists alone, or yes again. A no takes back what stylists have or are asked;
   * a yes changes nothing where there was none before, or nobody would be asked by it.
   *
   * @param shown as in {@link agreeToAgent}
   */
  agreeToStylists(granted: boolean, shown?: string): void {
    consents.agreeToStylists(this.open, granted, shown);
  }

  /**
   * «Vis meg flere»: one more stylist may get the owner's contact details. While there is a place,
   * once it is merged and has no search, or where no stylists are wanted, it changes nothing.
   *
   * @param shown as in {@link agreeToAgent}
   * @throws DomainError `lead-closed`, `no-more-partners` when that has been asked for three times,
   *   `all-asked` when as many have been asked as ever are
   */
  showMore(shown?: string): void {
    consents.showMore(this.open, shown);
  }

  /** The owner takes the last «Vis meg flere» back. Once somebody has come by it, it changes nothing. */
  showNoMore(): void {
    consents.showNoMore(this.open);
  }

  /**
   * The owner waits: the search goes on for another while, and who was silent is asked once more.
   *
   * @throws DomainError `lead-closed`, `all-asked` when as many have been asked as ever are
   */
  keepWaiting(): void {
    owner.keepWaiting(this.open);
  }

  /**
   * «Ingen har ringt meg» on the card of one partner: goes to that partner and to the administrator, once
   * a day. Before the call is overdue, or after the partner's report, it changes nothing.
   *
   * @throws DomainError `assignment-not-found`
   */
  nobodyCalled(assignmentId: string): void {
    owner.nobodyCalled(this.open, assignmentId);
  }

  /**
   * The owner has corrected what was sent; whoever holds it is told (GDPR, articles 16 and 19).
   *
   * @param moved whether the home lies elsewhere now: open questions end unpaid, others are asked
   * @param page other: what she says there is not for whoever sent this one
   * @param getsLink whether the link that another mailbox gets is this one's: by default on its own page
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
   * The same on the owner's page, where it can be pressed any number of times.
   *
   * @throws TooManyAttempts once as many letters as a day may have told of others
   */
  correctOnPage(
    corrections: Partial<LeadDetails>,
    moved: boolean,
    page: CorrectedOn = 'own',
  ): void {
    owner.correctOnPage(this.open, corrections, moved, page);
  }

  /** The owner has pressed something by a link that only its mailbox got. */
  proveMailbox(): void {
    owner.proveMailbox(this.open);
  }

  /** A correction was stored: it may be the same as another earlier lead than before, or as none. */
  lookForSame(): void {
    lookForSame(this.open);
  }

  /** The owner has said whether what it says otherwise than the request it joined is so. */
  settleDifferences(): void {
    this.open.stand({ differences: null });
  }

  /**
   * The administrator takes a held lead for a person's: its owner is told that we have it, and the
   * search begins.
   *
   * @throws DomainError `lead-not-held`
   */
  release(): void {
    byHand.release(this.open);
  }

  /**
   * The administrator says in which municipality the home lies: partners there are asked. Where it lies
   * already, nothing changes.
   *
   * @param municipality its number, one of today's
   * @throws DomainError `lead-closed`, `lead-held`, `lead-joined`
   */
  place(municipality: string): void {
    byHand.place(this.open, municipality);
  }

  /**
   * The administrator lets the rule ask as many as it takes.
   *
   * @throws DomainError `lead-closed`, `lead-held`, `lead-joined`, `lead-full`
   */
  matchByHand(): void {
    byHand.matchByHand(this.open);
  }

  /**
   * The administrator picks a partner to ask, past area, service and capacity, but never past what
   * the owner has agreed to and the places that are left.
   *
   * @throws DomainError `lead-closed`, `lead-held`, `lead-joined`, `lead-full`, `partner-not-found`,
   *   `partner-paused`, `no-agent-consent`, `partner-has-lead`
   */
  passOnTo(partnerId: string): void {
    byHand.passOnTo(this.open, partnerId);
  }

  /**
   * The administrator takes a question or an assignment back.
   *
   * @param from how it stood as the administrator saw it; left out, nobody looked
   * @throws DomainError `assignment-not-found`, `assignment-closed`, `assignment-changed` when its
   *   partner has answered since, which a sale may rest on
   */
  withdraw(assignmentId: string, from?: AssignmentState): void {
    byHand.takeBack(this.open, assignmentId, from);
  }

  /**
   * The administrator asks another partner in the place of one: the one picked, or the next by the
   * rule.
   *
   * @param from as for {@link withdraw}
   * @throws DomainError as {@link withdraw} and {@link passOnTo}, and `no-partner-eligible`
   */
  replace(assignmentId: string, partnerId?: string, from?: AssignmentState): void {
    byHand.replace(this.open, assignmentId, partnerId, from);
  }

  /**
   * The administrator decides a dispute: the sale is credited, or owed after all.
   *
   * @throws DomainError `assignment-not-found`, `dispute-not-open`
   */
  ruleOnDispute(assignmentId: string, ruling: Ruling): void {
    ruleOnDispute(this.open, assignmentId, ruling);
  }

  /** The administrator has seen to it that somebody calls. Again it changes nothing. */
  settleNobodyCalled(): void {
    owner.settleNobodyCalled(this.open);
  }

  /**
   * The administrator takes it for the same as the request it may be the same as: nobody is asked
   * about it any more, and nobody pays for both. One that has joined another stays so.
   *
   * @throws DomainError `lead-not-joined` when there is none that it may be the same as,
   *   `lead-joined` when others have joined it
   * @returns the id of the earlier one, whose open questions {@link acceptMerge may end by it}
   */
  join(): string {
    return joinByHand(this.open);
  }

  /** Those who hold it by what has joined are asked no more, nor is anybody whose place they have. */
  acceptMerge(): void {
    acceptMerge(this.open);
    this.open.goOn();
  }

  /** The ids of the requests that have joined it and stay when it is erased: they are other persons', as far as we know. */
  joinedForNow(): string[] {
    return this.open.home.joinedForNow();
  }

  /**
   * The request that it has joined is about to be erased: what its partners were let off for that is
   * owed again, unless they owe or have paid for that.
   *
   * @param payers who does, as that one itself knows
   */
  loseEarlier(payers: readonly string[]): void {
    loseEarlier(this.open, payers);
  }

  /** The partners that owe or have paid for it. */
  payers(): string[] {
    return payers(this.open);
  }

  /** The ids of the requests that have joined the same earlier one as it has. */
  joinedBeside(): string[] {
    return this.open.home.joinedBeside();
  }

  /**
   * One that has joined the same earlier request is about to be erased: its partners owe nothing of what
   * they were let off here, as they go on owing or have paid for that.
   *
   * @param payers who does, as that one itself knows
   */
  loseSibling(payers: readonly string[]): void {
    loseSibling(this.open, payers);
  }

  /**
   * It is not the same as the request it has joined, or may be the same as: it goes on by itself.
   *
   * @param from how it stood to that one as the administrator saw it; left out, nobody looked
   * @throws DomainError `lead-not-joined`, `relation-changed` when it has joined since, or has not any more
   */
  keepApart(from?: DuplicateKind): void {
    keepApart(this.open, from);
  }

  /**
   * The administrator says how the lead stands, whatever it was. The same again changes nothing. For ten
   * minutes it can be undone, and what follows from it waits.
   *
   * @param from how it stood as the administrator saw it; left out, nobody looked
   * @returns when this made it another, by which that can be undone; undefined: it stood so before
   * @throws DomainError `status-changed` when it has become another since
   */
  setStatus(status: LeadStatus, from?: LeadStatus): Date | undefined {
    return setStatus(this.open, status, from);
  }

  /**
   * The administrator takes the last change of status back, whoever made it: the lead stands as it did.
   * Of a status that was set by hand nobody outside has heard.
   *
   * @param status the one that is undone, as the administrator saw it
   * @param changedAt when it was made, so that no later one is undone; left out: whenever that was
   * @throws DomainError `status-not-undoable` when it is another by now, or nothing is known of before,
   *   `undo-too-late` ten minutes after it was set otherwise than by reports
   */
  undoStatus(status: LeadStatus, changedAt?: Date): void {
    undoStatus(this.open, status, changedAt);
  }

  /** The administrator keeps an internal note. */
  addNote(text: string): void {
    this.open.ledger.record('note-added', { text });
  }
}
