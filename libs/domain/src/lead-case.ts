import {
  type Assignment,
  closed,
  type DeclineReason,
  isHolder,
  isOpen,
  type Report,
  wasPassedBy,
} from './assignment.js';
import {
  CaseLedger,
  type LeadCaseChanges,
  type LeadCaseState,
  type LeadStanding,
} from './case-ledger.js';
import {
  CONSENT_TEXTS,
  type ConsentPlace,
  type ConsentSubject,
  extraStylists,
  isGranted,
  MAX_EXTRA_STYLISTS,
  RECIPIENTS,
  type Recipient,
  recipientOf,
} from './consent.js';
import type { Objection, Ruling } from './dispute.js';
import { DomainError } from './domain-error.js';
import type { LeadStatus } from './lead.js';
import type { LeadDetails } from './lead-details.js';
import { decision, decisionsOf, type MatchCause } from './match-round.js';
import { match, MAX_OPEN_QUESTIONS, MAX_QUESTIONS } from './matching.js';
import { setOffBy } from './new-lead.js';
import {
  differences,
  goesOn,
  hasPaidFor,
  type OtherRequest,
  sameMailbox,
} from './other-request.js';
import type { PartnerPool } from './partner-pool.js';
import { Questions } from './questions.js';
import { hasJoinedForGood, SameHome } from './same-home.js';
import { workingDaysAfter } from './working-time.js';

const DAY_MS = 24 * 3600 * 1000;

/** For so many days partners are looked for, from the arrival or from when the owner chose to wait. */
export const SEEK_DAYS = 14;

/** The owner hears of it when nobody has said yes after so many working days. */
export const HONEST_AFTER_WORKING_DAYS = 1;

/** Working hours a partner has to answer, unless the operator has set another number. */
export const DEFAULT_ANSWER_HOURS = 12;

/** How matching works here. */
export interface MatchingPolicy {
  /** Working hours a partner has to answer. */
  readonly answerHours: number;
  /** Whether partners are asked without an administrator's hand. */
  readonly automatic: boolean;
}

/**
 * A lead on its way to partners. Each method is one thing that can happen to it, and
 * {@link changes} is all that came of it: status, history, questions, sales, e-mails, what
 * integrators are told. Whoever opens a case holds the lead and the figures of the pool's partners
 * until the changes are stored.
 */
export class LeadCase {
  private readonly ledger: CaseLedger;
  private readonly questions: Questions;
  private readonly home: SameHome;
  private standing: LeadStanding;

  constructor(
    private readonly state: LeadCaseState,
    private readonly pool: PartnerPool,
    private readonly policy: MatchingPolicy,
    private readonly now: Date,
    newId: () => string,
  ) {
    const nameOf = (id: string) => pool.find(id)?.partner.name ?? '';
    this.ledger = new CaseLedger(state, now, newId, nameOf);
    this.home = new SameHome(state, now);
    this.questions = new Questions(
      state.lead,
      this.ledger,
      pool,
      policy.answerHours,
      now,
      this.home,
    );
    this.standing = standingOf(state);
  }

  /**
   * The administrator takes a held lead for a person's: its owner is told that we have it, and the
   * search begins.
   *
   * @throws DomainError `lead-not-held`
   */
  release(): void {
    const { suspicion } = this.standing;
    if (!suspicion) throw new DomainError('lead-not-held');
    this.ledger.record('released', { suspicion });
    const held = setOffBy(this.state.lead);
    const released = setOffBy({ suspicion: null });
    this.stand({ suspicion: null });
    for (const kind of released.notifications) {
      if (!held.notifications.includes(kind)) this.ledger.notify(kind);
    }
    for (const event of released.announcements) this.ledger.announce(event);
    this.goOn();
  }

  /**
   * Whatever is due by the clock: reminders, deadlines, more questions where there are too few, an
   * honest word to the owner, and when to look again.
   */
  proceed(): void {
    this.stand({ matchingDueAt: null });
    if (this.isClosed() || this.standing.suspicion) return;
    this.takeItsPlace();
    if (hasJoinedForGood(this.standing, this.state.lead)) return;
    this.questions.followClock();
    const seekUntil = this.standing.seekUntil ?? this.daysFromNow(SEEK_DAYS);
    this.stand({ seekUntil });
    if (this.policy.automatic && this.isUnderWay() && this.now < seekUntil) {
      for (const recipient of RECIPIENTS) this.fill(recipient, this.causeOfFilling(recipient));
    }
    this.tellHonestly(seekUntil);
    this.stand({ matchingDueAt: this.nextStep(seekUntil) });
  }

  /**
   * The administrator lets the rule ask as many as it takes.
   *
   * @throws DomainError `lead-closed`, `lead-held`, `lead-joined`, `lead-full`
   */
  matchByHand(): void {
    this.requireUnderWay();
    const open = RECIPIENTS.filter((each) => this.questions.places(each) > 0);
    if (open.length === 0) throw new DomainError('lead-full');
    for (const recipient of open) this.fill(recipient, 'by-hand');
    this.goOn();
  }

  /**
   * The administrator picks a partner to ask, past area, service and capacity, but never past what
   * the owner has agreed to and the places that are left.
   *
   * @throws DomainError `lead-closed`, `lead-held`, `lead-joined`, `lead-full`, `partner-not-found`,
   *   `partner-paused`, `no-agent-consent`, `partner-has-lead`
   */
  passOnTo(partnerId: string): void {
    this.requireUnderWay();
    const candidate = this.pool.find(partnerId);
    if (!candidate) throw new DomainError('partner-not-found');
    if (!candidate.partner.active) {
      throw new DomainError('partner-paused');
    }
    const recipient = recipientOf(candidate.partner.kind);
    if (!isGranted(this.ledger.said(), recipient)) throw notAgreedTo(recipient);
    if (this.questions.places(recipient) === 0) throw new DomainError('lead-full');
    this.requireFewQuestions(recipient);
    const earlier = this.ledger.all().filter((each) => each.partnerId === partnerId);
    const holdsIt = this.home.heldBy().some((it) => it.partnerId === partnerId);
    const isDone = (it: Assignment) =>
      isHolder(it) || !(it.state === 'withdrawn' || wasPassedBy(it));
    if (holdsIt || earlier.some(isDone)) {
      throw new DomainError('partner-has-lead');
    }
    this.ledger.keepRound('by-hand', [decision(candidate, 'picked', this.now)]);
    this.questions.ask(candidate, 'by-hand');
    this.goOn();
  }

  /**
   * The administrator takes a question or an assignment back.
   *
   * @throws DomainError `assignment-not-found`, `assignment-closed`
   */
  withdraw(assignmentId: string): void {
    this.questions.withdraw(this.questions.find(assignmentId), 'administrator');
    this.followWhoHasIt();
    this.goOn();
  }

  /**
   * The administrator asks another partner in the place of one: the one picked, or the next by the
   * rule.
   *
   * @throws DomainError as {@link withdraw} and {@link passOnTo}, and `no-partner-eligible`
   */
  replace(assignmentId: string, partnerId?: string): void {
    const { recipient } = this.questions.find(assignmentId);
    this.withdraw(assignmentId);
    if (partnerId) return this.passOnTo(partnerId);
    this.requireUnderWay();
    if (this.fill(recipient, 'by-hand') === 0) {
      throw new DomainError('no-partner-eligible');
    }
  }

  /**
   * A partner says «Ta oppdraget». The first as many as there are places get the owner's contact
   * details; who comes later owes nothing and is told so by the state. The same again changes
   * nothing.
   *
   * @throws DomainError `assignment-not-found`, `assignment-closed`
   */
  accept(assignmentId: string): void {
    this.questions.followClock();
    const assignment = this.questions.find(assignmentId);
    if (['accepted', 'missed', 'expired'].includes(assignment.state)) return;
    const isFull = this.questions.places(assignment.recipient) === 0;
    const isTooLate = assignment.state === 'filled' || (assignment.state === 'offered' && isFull);
    if (isTooLate) return this.questions.miss(assignment);
    this.questions.accept(assignment);
    if (this.standing.status === 'new') this.become('matched');
    this.goOn();
  }

  /**
   * A partner says «Passer ikke»: the question goes on to the next one. The same again changes
   * nothing.
   *
   * @throws DomainError `assignment-not-found`, `assignment-closed`
   */
  decline(assignmentId: string, reason: DeclineReason | null = null): void {
    this.questions.followClock();
    const assignment = this.questions.find(assignmentId);
    if (['declined', 'missed', 'expired', 'filled'].includes(assignment.state)) return;
    this.questions.decline(assignment, reason);
    this.followWhoHasIt();
    this.goOn();
  }

  /**
   * A partner takes its answer back within ten minutes.
   *
   * @throws DomainError `assignment-not-found`, `undo-too-late`
   */
  undo(assignmentId: string): void {
    this.questions.undo(this.questions.find(assignmentId));
    this.followWhoHasIt();
    this.goOn();
  }

  /**
   * A partner tells what became of an assignment; the last word counts. One job won makes the lead
   * won; it is lost when all who took it say so.
   *
   * @throws DomainError `assignment-not-found`, `assignment-closed` unless the partner has taken it
   */
  report(assignmentId: string, report: Report): void {
    const assignment = this.questions.find(assignmentId);
    if (assignment.state !== 'accepted') throw closed(assignment);
    if (assignment.report === report) return;
    this.ledger.keep({ ...assignment, report, reportedAt: this.now });
    this.ledger.record('reported', { ...this.ledger.named(assignment.partnerId), report });
    this.stand({ nobodyCalledAt: null });
    const reports = this.questions.taken().map((each) => each.report);
    if (reports.includes('won')) return this.become('won');
    const tookItBack = assignment.report === 'won' && this.standing.status === 'won';
    if (this.isClosed() && !tookItBack) return;
    if (reports.every((each) => each === 'lost')) this.become('lost');
    else this.become('contacted');
    this.goOn();
  }

  /**
   * A partner finds, within 14 days of its yes, that it does not owe what that costs (decision 31).
   * The sale waits for the administrator; nobody else is asked for it.
   *
   * @throws DomainError `assignment-not-found`, `assignment-closed` when it owes nothing,
   *   `sale-disputed` when it has said so before, `dispute-too-late`
   */
  dispute(assignmentId: string, objection: Objection): void {
    this.questions.dispute(this.questions.find(assignmentId), objection);
  }

  /**
   * The administrator decides a dispute: the sale is credited, or owed after all.
   *
   * @throws DomainError `assignment-not-found`, `dispute-not-open`
   */
  ruleOnDispute(assignmentId: string, ruling: Ruling): void {
    this.questions.rule(this.questions.find(assignmentId), ruling);
  }

  /** The owner wants no offers any more: everyone is told, and the lead is lost. */
  withdrawByOwner(): void {
    if (this.isClosed()) return;
    this.ledger.record('owner-withdrew', {});
    for (const each of this.ledger.all().filter(isOpen)) this.questions.withdraw(each, 'owner');
    this.become('lost');
  }

  /** The owner says yes or no to an estate agent. A no takes back what agents have or are asked. */
  agreeToAgent(granted: boolean): void {
    if (this.isClosed() || isGranted(this.ledger.said(), 'estate-agent') === granted) return;
    this.consent('estate-agent', granted, 'owner-page');
    if (!granted) {
      const agents = this.questions.of('estate-agent');
      const open = agents.filter(({ state }) => state === 'offered' || state === 'accepted');
      for (const each of open) this.questions.withdraw(each, 'owner');
      this.followWhoHasIt();
    }
    this.goOn();
  }

  /**
   * «Vis meg flere»: one more stylist may get the owner's contact details.
   *
   * @throws DomainError `lead-closed`, `no-more-partners` when that has been asked for three times
   */
  showMore(): void {
    if (this.isClosed()) throw new DomainError('lead-closed');
    if (extraStylists(this.ledger.said()) >= MAX_EXTRA_STYLISTS) {
      throw new DomainError('no-more-partners');
    }
    this.consent('one-more-stylist', true, 'owner-page');
    this.seekAnew();
  }

  /**
   * The owner waits: the search goes on for another while, and who was silent is asked once more.
   *
   * @throws DomainError `lead-closed`
   */
  keepWaiting(): void {
    if (this.isClosed()) throw new DomainError('lead-closed');
    this.ledger.record('owner-waits', {});
    this.stand({ waitsSince: this.now });
    this.seekAnew();
  }

  /**
   * «Ingen har ringt meg»: goes to those who took it and have told nothing, and to the
   * administrator, once a day.
   *
   * @param lastSaid when the owner said so before; null: never
   */
  nobodyCalled(lastSaid: Date | null): void {
    if (lastSaid && this.now.getTime() - lastSaid.getTime() < DAY_MS) return;
    this.ledger.record('nobody-called', {});
    if (!this.isClosed()) this.stand({ nobodyCalledAt: this.now });
    for (const each of this.questions.taken()) {
      if (!each.report) this.ledger.notify('partner-not-called', each.id);
    }
  }

  /** The administrator has seen to it that somebody calls. Again it changes nothing. */
  settleNobodyCalled(): void {
    if (!this.standing.nobodyCalledAt) return;
    this.ledger.record('nobody-called-settled', {});
    this.stand({ nobodyCalledAt: null });
  }

  /**
   * The owner has corrected what was sent; whoever holds it is told (GDPR, articles 16 and 19).
   *
   * @param moved whether the home lies elsewhere now: open questions end unpaid, others are asked
   */
  correct(corrections: Partial<LeadDetails>, moved: boolean): void {
    const fields = Object.keys(corrections);
    if (fields.length === 0) return;
    const unlocated = { municipality: null, municipalityFoundBy: null };
    this.ledger.correct({ ...corrections, ...(moved && unlocated) });
    this.ledger.record('corrected', { fields: fields.join(', ') });
    for (const each of this.questions.taken()) this.ledger.notify('partner-correction', each.id);
    if (!moved) return;
    for (const each of this.questions.open()) this.questions.withdraw(each, 'owner');
    this.goOn();
  }

  /**
   * The administrator takes it for the same as the request it may be the same as: nobody is asked
   * about it any more, and nobody pays for both.
   *
   * @throws DomainError `lead-not-joined` when there is none that it may be the same as,
   *   `lead-joined` when others have joined it
   */
  join(): void {
    const found = this.home.find(this.standing.perhapsSameAs);
    const earlier = found?.joinedTo ? this.home.find(found.joinedTo) : found;
    if (!earlier || earlier.lead.id === this.state.lead.id)
      throw new DomainError('lead-not-joined');
    if (this.home.hasJoined()) {
      throw new DomainError('lead-joined', 'En annen henvendelse er slått sammen med denne.');
    }
    for (const each of this.questions.open()) this.questions.withdraw(each, 'administrator');
    for (const each of this.questions.taken()) {
      if (hasPaidFor(earlier, each.partnerId, this.now)) this.questions.costsNothing(each);
    }
    this.joinTo(earlier, 'administrator');
  }

  /**
   * It is not the same as the request it has joined, or may be the same as: it goes on by itself.
   *
   * @throws DomainError `lead-not-joined`
   */
  keepApart(): void {
    const by = 'administrator';
    const { joinedTo, perhapsSameAs } = this.standing;
    const other = joinedTo ?? perhapsSameAs;
    if (!other) throw new DomainError('lead-not-joined');
    this.stand({ perhapsSameAs: null });
    this.ledger.record('kept-apart', { leadId: other, by });
    this.ledger.recordAt(other, 'kept-apart', { leadId: this.state.lead.id, by });
    if (!joinedTo) return;
    this.stand({ joinedTo: null, differences: null });
    this.seekAnew();
  }

  /** Its owner has said whether what it says otherwise than the request it joined is so. */
  settleDifferences(): void {
    this.stand({ differences: null });
  }

  /** The administrator says how the lead stands, whatever it was. The same again changes nothing. */
  setStatus(status: LeadStatus): void {
    this.become(status);
    this.goOn();
  }

  /**
   * The administrator takes the last change of status back, whoever made it: the lead stands as it
   * did, and questions that the change had ended are open again while their deadline lasts.
   *
   * @param status the one that is undone, as the administrator saw it
   * @throws DomainError `status-not-undoable` when it is another by now, or nothing is known of before
   */
  undoStatus(status: LeadStatus): void {
    const { status: from, stoodBefore } = this.standing;
    if (!stoodBefore || from !== status) throw new DomainError('status-not-undoable');
    const { status: to, contactedAt, nobodyCalledAt, until } = stoodBefore;
    this.stand({ status: to, contactedAt, nobodyCalledAt, stoodBefore: null });
    this.ledger.record('status-undone', { from, to });
    if (!this.isClosed()) this.questions.reopen(until);
    if (!this.standing.suspicion) this.ledger.announce('lead.status_changed', { from, to });
    this.goOn();
  }

  /** The administrator keeps an internal note. */
  addNote(text: string): void {
    this.ledger.record('note-added', { text });
  }

  /** All that came of it, to be stored together or not at all. */
  changes(): LeadCaseChanges {
    return this.ledger.changes(this.standing);
  }

  /** By itself, or with the earlier request that it is the same as, as things stand now. */
  private takeItsPlace(): void {
    const isFresh = !this.standing.seekUntil && this.ledger.all().length === 0;
    if (this.standing.joinedTo) this.followEarlier(this.standing.joinedTo);
    else if (isFresh) this.joinEarlier();
  }

  /** Joins the earlier request that this is the same as; what may be is marked. */
  private joinEarlier(): void {
    const { same, perhaps } = this.home.earlier();
    if (same) this.joinTo(same, 'rule');
    else if (perhaps) {
      this.stand({ perhapsSameAs: perhaps.lead.id });
      this.ledger.record('perhaps-same', { leadId: perhaps.lead.id });
    }
  }

  /**
   * From the same mailbox it is the same person's for good, and that mailbox is asked whether what
   * differs is so. From another mailbox it may yet be somebody else's: what it says is for nobody
   * else to read, and to its sender it goes on like one that nobody can be asked about.
   */
  private joinTo({ lead: earlier }: OtherRequest, by: 'rule' | 'administrator'): void {
    const { lead } = this.state;
    const isOwn = sameMailbox(earlier, lead);
    const differing = isOwn ? differences(earlier, lead) : {};
    const differs = Object.keys(differing).length > 0;
    this.stand({
      joinedTo: earlier.id,
      perhapsSameAs: null,
      differences: differs ? differing : null,
      ...(isOwn && { seekUntil: lead.receivedAt, matchingDueAt: null }),
    });
    this.ledger.record('joined', { leadId: earlier.id, by });
    const mailbox = isOwn ? 'same' : 'other';
    this.ledger.recordAt(earlier.id, 'request-joined', { leadId: lead.id, by, mailbox });
    if (differs) this.ledger.notify('owner-is-it-you');
  }

  /** One from another mailbox goes on by itself when the earlier one ends without anybody having it. */
  private followEarlier(earlierId: string): void {
    if (hasJoinedForGood(this.standing, this.state.lead)) return;
    const earlier = this.home.find(earlierId);
    const isServed = earlier?.holders.some(({ hasIt }) => hasIt);
    if (earlier && (isServed || goesOn(earlier, this.now))) return;
    this.stand({ joinedTo: null });
    this.ledger.record('kept-apart', { leadId: earlierId, by: 'rule' });
    this.joinEarlier();
  }

  /** The lead's next status, with what follows from it. Integrators hear nothing of a held lead. */
  private become(to: LeadStatus): void {
    const { status: from, suspicion, contactedAt, nobodyCalledAt } = this.standing;
    if (from === to) return;
    const stoodBefore = { status: from, contactedAt, nobodyCalledAt, until: this.now };
    this.stand({ status: to, stoodBefore, nobodyCalledAt: null });
    this.ledger.record('status-changed', { from, to });
    const isContact = to === 'contacted' || to === 'won';
    if (isContact) this.stand({ contactedAt: contactedAt ?? this.now });
    if (this.isClosed()) {
      for (const each of this.questions.open()) this.questions.withdraw(each, 'closed');
      this.stand({ matchingDueAt: null });
    }
    if (suspicion) return;
    this.ledger.announce('lead.status_changed', { from, to });
    if (to === 'matched') this.ledger.announce('lead.matched', { from, to });
  }

  /** Once nobody has it any more, the lead is as new. */
  private followWhoHasIt(): void {
    const hadIt = this.state.assignments.some(({ state }) => HAS_IT.includes(state));
    const hasIt = this.ledger.all().some(({ state }) => HAS_IT.includes(state));
    const { status } = this.standing;
    if (hadIt && !hasIt && (status === 'matched' || status === 'contacted')) this.become('new');
  }

  private fill(recipient: Recipient, cause: MatchCause): number {
    const places = this.questions.places(recipient);
    if (places === 0) return 0;
    const asked = this.questions.of(recipient);
    const { lead } = this.state;
    const outcome = match(
      {
        recipient,
        municipality: lead.municipality,
        service: recipient === 'stylist' ? lead.serviceType : null,
        places,
        expected: this.questions.expected(recipient),
        open: this.questions.open(recipient).length,
        asked: asked.length,
        earlierPartnerIds: this.notAskedAgain(asked),
      },
      this.pool,
      this.now,
    );
    const isWorthTelling = outcome.chosen.length > 0 || cause !== 'refill';
    if (isWorthTelling)
      this.ledger.keepRound(cause, decisionsOf(outcome, this.now), outcome.refused);
    for (const candidate of outcome.chosen) {
      this.questions.ask(candidate, cause);
    }
    return outcome.chosen.length;
  }

  /**
   * A refusal is final. Asked once more may be who was silent, when the owner has chosen to wait, and
   * who was passed by since others had taken every place: that question does not count.
   */
  private notAskedAgain(asked: readonly Assignment[]): Set<string> {
    const { waitsSince } = this.standing;
    const times = new Map<string, number>();
    for (const { partnerId } of asked) times.set(partnerId, (times.get(partnerId) ?? 0) + 1);
    const mayBeAskedAgain = (it: Assignment) =>
      times.get(it.partnerId) === 1 &&
      (wasPassedBy(it) || (it.state === 'expired' && waitsSince && it.offeredAt < waitsSince));
    const notAgain = asked.filter((each) => !mayBeAskedAgain(each));
    return new Set([...notAgain, ...this.home.heldBy()].map((each) => each.partnerId));
  }

  private causeOfFilling(recipient: Recipient): MatchCause {
    return this.questions.of(recipient).length === 0 && !this.state.seekUntil
      ? 'automatic'
      : 'refill';
  }

  /**
   * The administrator hears once that nobody can be asked. A lead of before there were questions
   * has no search to tell of: it is stored as over when it arrived. The owner hears, once each, that nobody
   * has said yes within a working day, and that the search is over without the places being taken.
   */
  private tellHonestly(seekUntil: Date): void {
    const wanted = RECIPIENTS.filter((each) => this.questions.places(each) > 0);
    if (wanted.length === 0 || seekUntil <= this.state.lead.receivedAt) return;
    const nobodyAsked = wanted.some((each) => this.questions.of(each).length === 0);
    const isAsking = this.policy.automatic && this.isUnderWay();
    if (isAsking && nobodyAsked && this.ledger.notifyOnce('no-partner-notice')) {
      this.ledger.record('no-partner-found', {});
    }
    const hasAny = this.ledger.all().some(isHolder);
    if (!hasAny && this.honestyMoment(seekUntil) <= this.now) {
      this.ledger.notifyOnce('owner-nobody-yet');
    }
    if (seekUntil <= this.now) this.ledger.notifyOnce('owner-search-ended');
  }

  /** When the owner has waited for a working day. */
  private honestyMoment(seekUntil: Date): Date {
    return workingDaysAfter(
      new Date(seekUntil.getTime() - SEEK_DAYS * DAY_MS),
      HONEST_AFTER_WORKING_DAYS,
    );
  }

  /** When something is due next; null when all places are taken, or nothing is waited for. */
  private nextStep(seekUntil: Date): Date | null {
    const moments = this.questions
      .open()
      .flatMap(({ remindAt, deadline }) => remindAt ?? deadline ?? []);
    const isShort = RECIPIENTS.some((each) => this.questions.places(each) > 0);
    if (isShort && this.now < seekUntil) {
      moments.push(seekUntil);
      if (this.policy.automatic) moments.push(this.daysFromNow(1));
      const honesty = this.honestyMoment(seekUntil);
      if (honesty > this.now) moments.push(honesty);
    }
    return moments.length > 0 ? new Date(Math.min(...moments.map(Number))) : null;
  }

  private consent(subject: ConsentSubject, granted: boolean, place: ConsentPlace): void {
    const { version: textVersion } = CONSENT_TEXTS[subject];
    this.ledger.keepConsent({ subject, granted, at: this.now, textVersion, place });
    this.ledger.record('consent-given', { subject, answer: granted ? 'yes' : 'no' });
  }

  private seekAnew(): void {
    this.stand({ seekUntil: this.daysFromNow(SEEK_DAYS) });
    this.goOn();
  }

  /** What is due next is looked at as soon as can be. */
  private goOn(): void {
    if (!this.isClosed() && !this.standing.suspicion) this.stand({ matchingDueAt: this.now });
  }

  private isUnderWay(): boolean {
    return !this.isClosed() && !this.standing.suspicion && !this.standing.joinedTo;
  }

  private requireUnderWay(): void {
    if (this.isClosed()) throw new DomainError('lead-closed');
    if (this.standing.suspicion) throw new DomainError('lead-held');
    if (this.standing.joinedTo) throw new DomainError('lead-joined');
  }

  private requireFewQuestions(recipient: Recipient): void {
    const isMany = this.questions.open(recipient).length >= MAX_OPEN_QUESTIONS;
    if (isMany || this.questions.of(recipient).length >= MAX_QUESTIONS) {
      throw new DomainError('lead-full', 'Så mange som kan spørres, er alt spurt.');
    }
  }

  private isClosed(): boolean {
    return this.standing.status === 'won' || this.standing.status === 'lost';
  }

  private daysFromNow(days: number): Date {
    return new Date(this.now.getTime() + days * DAY_MS);
  }

  private stand(change: Partial<LeadStanding>): void {
    this.standing = { ...this.standing, ...change };
  }
}

function standingOf(state: LeadStanding): LeadStanding {
  const { status, stoodBefore, contactedAt, matchingDueAt, seekUntil, waitsSince } = state;
  const { suspicion, nobodyCalledAt, joinedTo, perhapsSameAs, differences } = state;
  return {
    ...{ status, stoodBefore, contactedAt, matchingDueAt, seekUntil, waitsSince, suspicion },
    ...{ nobodyCalledAt, joinedTo, perhapsSameAs, differences },
  };
}

const HAS_IT: readonly Assignment['state'][] = ['accepted', 'legacy-open'];

function notAgreedTo(recipient: Recipient): DomainError {
  return new DomainError(recipient === 'estate-agent' ? 'no-agent-consent' : 'no-stylist-consent');
}
