import { type Answer, answered, type Assignment, isOpen } from './assignment.js';
import { CaseLedger, type LeadCaseChanges, type LeadCaseState } from './case-ledger.js';
import { DomainError } from './domain-error.js';
import type { LeadStatus } from './lead.js';
import { decision, decisionsOf, type MatchCause } from './match-round.js';
import { match, MAX_PARTNERS_PER_LEAD, needsOwnYes } from './matching.js';
import type { Suspicion } from './suspicion.js';
import { setOffBy } from './new-lead.js';

const DAY_MS = 24 * 3600 * 1000;

/** While nobody is eligible the rule tries again once a day: capacity comes free and partners join. */
const DAYS_OF_RETRIES = 14;

/**
 * A lead on its way to partners. Each method is one thing that can happen to it, and
 * {@link changes} is all that came of it. Whoever opens a case holds the lead and every partner's
 * figures until the changes are stored.
 */
export class LeadCase {
  private readonly ledger: CaseLedger;
  private status: LeadStatus;
  private contactedAt: Date | null;
  private suspicion: Suspicion | null;
  private statusSetByHand = false;
  private matchingDueAt: Date | null;

  constructor(
    private readonly state: LeadCaseState,
    private readonly now: Date,
    newId: () => string,
  ) {
    this.ledger = new CaseLedger(state, now, newId);
    this.status = state.lead.status;
    this.contactedAt = state.contactedAt;
    this.suspicion = state.lead.suspicion;
    this.matchingDueAt = state.matchingDueAt;
  }

  /**
   * The administrator takes a held lead for a person's: its owner is told that we have it, and the
   * rule may pass it on.
   *
   * @throws DomainError `lead-not-held`
   */
  release(): void {
    if (!this.suspicion) throw new DomainError('lead-not-held', 'Henvendelsen er alt frigitt.');
    this.ledger.record('released', { suspicion: this.suspicion });
    const held = setOffBy(this.state.lead);
    this.suspicion = null;
    const released = setOffBy({ suspicion: null });
    for (const kind of released.notifications) {
      if (!held.notifications.includes(kind)) this.ledger.notify(kind);
    }
    for (const event of released.announcements) this.ledger.announce(event);
    this.matchingDueAt = this.now;
  }

  /**
   * The rule passes a new lead on by itself. Does nothing once a partner has it or someone closed
   * it, and while it is held.
   */
  matchAutomatically(): void {
    this.matchingDueAt = null;
    if (this.suspicion || this.status !== 'new' || this.open().length > 0) return;
    this.fill(MAX_PARTNERS_PER_LEAD, 'automatic');
    this.tellIfNobodyHasIt();
  }

  /**
   * The administrator lets the rule fill the places that are free.
   *
   * @throws DomainError `lead-closed`, `lead-held`, `lead-full`
   */
  matchByHand(): void {
    this.requireRoom();
    this.fill(this.places(), 'by-hand');
  }

  /**
   * The administrator picks a partner, whatever the rule says of city, service and capacity, but
   * never one that the owner has not agreed to.
   *
   * @throws DomainError `lead-closed`, `lead-held`, `lead-full`, `partner-not-found`,
   *   `partner-paused`, `no-agent-consent`, `partner-has-lead`
   */
  passOnTo(partnerId: string): void {
    this.requireRoom();
    const candidate = this.state.candidates.find(({ partner }) => partner.id === partnerId);
    if (!candidate) throw new DomainError('partner-not-found', 'Fant ikke partneren.');
    if (!candidate.partner.active) {
      throw new DomainError('partner-paused', 'Partneren er satt på pause.');
    }
    if (needsOwnYes(candidate.partner)) {
      throw new DomainError('no-agent-consent', 'Eieren har ikke sagt ja til eiendomsmegler.');
    }
    if (this.open().some((each) => each.partnerId === partnerId)) {
      throw new DomainError('partner-has-lead', 'Partneren har alt fått denne henvendelsen.');
    }
    this.ledger.keepRound('by-hand', [decision(candidate, 'picked')]);
    this.ledger.passOn(candidate, 'by-hand');
    this.ledger.notify('owner-matched');
  }

  /**
   * The administrator takes an assignment back.
   *
   * @throws DomainError `assignment-not-found`, `assignment-closed`
   */
  withdraw(assignmentId: string): void {
    this.ledger.takeBack(this.find(assignmentId), 'administrator');
  }

  /**
   * The administrator puts another partner in the place of one: the one picked, or the next by the
   * rule.
   *
   * @throws DomainError as {@link withdraw} and {@link passOnTo}, and `no-partner-eligible`
   */
  replace(assignmentId: string, partnerId?: string): void {
    this.withdraw(assignmentId);
    if (partnerId) return this.passOnTo(partnerId);
    this.requireRoom();
    if (this.fill(1, 'by-hand') === 0) {
      throw new DomainError('no-partner-eligible', 'Fant ingen annen partner som passer.');
    }
  }

  /**
   * A partner answers. «Passer ikke» passes the lead on to the next one. The same answer again
   * changes nothing.
   *
   * @throws DomainError `assignment-not-found`, `assignment-closed`
   */
  answer(assignmentId: string, answer: Answer): void {
    const assignment = this.find(assignmentId);
    if (assignment.state === answer) return;
    this.ledger.change(answered(assignment, answer, this.ledger.nextMoment()));
    const partner = this.ledger.named(assignment.partnerId);
    this.ledger.record('assignment-answered', { ...partner, answer });
    if (this.isClosed()) return;
    if (answer === 'accepted') {
      this.become('contacted');
    } else {
      this.fill(Math.min(1, this.places()), 'declined');
      this.tellIfNobodyHasIt();
    }
  }

  /** The owner wants no offers any more: the partners are told, and the lead is lost. */
  withdrawByOwner(): void {
    if (this.isClosed()) return;
    this.ledger.record('owner-withdrew', {});
    for (const assignment of this.open()) this.ledger.takeBack(assignment, 'owner');
    this.become('lost');
  }

  /** The administrator says how the lead stands, whatever it was. The same again changes nothing. */
  setStatus(status: LeadStatus): void {
    this.statusSetByHand = true;
    this.become(status);
  }

  /** The administrator keeps an internal note. */
  addNote(text: string): void {
    this.ledger.record('note-added', { text });
  }

  /** All that came of it, to be stored together or not at all. */
  changes(): LeadCaseChanges {
    this.followAssignments();
    const { status, contactedAt, matchingDueAt, suspicion } = this;
    return this.ledger.changes({ status, contactedAt, matchingDueAt, suspicion });
  }

  /** Passing a lead on makes it matched; taking it back from everyone makes it new. */
  private followAssignments(): void {
    const isEarly = this.status === 'new' || this.status === 'matched';
    if (!isEarly || this.statusSetByHand) return;
    if (this.open().length > 0) this.become('matched');
    else if (this.state.assignments.some(isOpen)) this.become('new');
  }

  /** The lead's next status, with what follows from it. Integrators hear nothing of a held lead. */
  private become(to: LeadStatus): void {
    const { status: from } = this;
    if (from === to) return;
    this.status = to;
    this.ledger.record('status-changed', { from, to });
    if (to === 'contacted') this.contactedAt ??= this.now;
    if (this.suspicion) return;
    this.ledger.announce('lead.status_changed', { from, to });
    if (to === 'matched') this.ledger.announce('lead.matched', { from, to });
  }

  private fill(places: number, cause: MatchCause): number {
    const { location, serviceType } = this.state.lead;
    const outcome = match(
      {
        city: location,
        service: serviceType,
        places,
        earlierPartnerIds: new Set(this.ledger.all().map(({ partnerId }) => partnerId)),
      },
      this.state.candidates,
    );
    this.ledger.keepRound(cause, decisionsOf(outcome));
    for (const candidate of outcome.chosen) this.ledger.passOn(candidate, cause);
    if (outcome.chosen.length > 0) this.ledger.notify('owner-matched');
    return outcome.chosen.length;
  }

  /** The administrator is told once, however often the rule tries. */
  private tellIfNobodyHasIt(): void {
    if (this.open().length > 0) return;
    const { lead, toldOfNoPartner } = this.state;
    if (!toldOfNoPartner) {
      this.ledger.notify('no-partner-notice');
      this.ledger.record('no-partner-found', {});
    }
    const age = this.now.getTime() - lead.receivedAt.getTime();
    if (age < DAYS_OF_RETRIES * DAY_MS) this.matchingDueAt = new Date(this.now.getTime() + DAY_MS);
  }

  private requireRoom(): void {
    if (this.isClosed()) throw new DomainError('lead-closed', 'Henvendelsen er avsluttet.');
    if (this.suspicion) throw new DomainError('lead-held', 'Henvendelsen må frigis først.');
    if (this.places() === 0) {
      throw new DomainError('lead-full', 'Henvendelsen er alt hos tre partnere.');
    }
  }

  private find(assignmentId: string): Assignment {
    const assignment = this.ledger.all().find(({ id }) => id === assignmentId);
    if (!assignment) throw new DomainError('assignment-not-found', 'Fant ikke oppdraget.');
    return assignment;
  }

  private open(): Assignment[] {
    return this.ledger.all().filter(isOpen);
  }

  private places(): number {
    return Math.max(MAX_PARTNERS_PER_LEAD - this.open().length, 0);
  }

  private isClosed(): boolean {
    return this.status === 'won' || this.status === 'lost';
  }
}
