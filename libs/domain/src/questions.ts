import {
  type Assignment,
  answered,
  canUndo,
  type DeclineReason,
  ended,
  isHolder,
  question,
  type WithdrawnBy,
} from './assignment.js';
import type { CaseLedger } from './case-ledger.js';
import { holdersAllowed, type Recipient, recipientOf } from './consent.js';
import type { Objection, Ruling } from './dispute.js';
import { disputed, ruledOn } from './disputed-sale.js';
import { DomainError } from './domain-error.js';
import type { Lead } from './lead.js';
import type { MatchCause } from './match-round.js';
import { MAX_OPEN_QUESTIONS } from './matching.js';
import {
  capacityUsed,
  closedUnanswered,
  concluded,
  expectedYes,
  notCounted,
  type Outcome,
  refusalUndone,
  reopened,
  said,
  yesReleased,
  yesUndone,
} from './partner-figures.js';
import type { Candidate, PartnerPool } from './partner-pool.js';
import { creditedIfPending, saleOf } from './sale.js';
import type { SameHome } from './same-home.js';
import { workingHoursAfter } from './working-time.js';

/** The questions about one lead, with what follows from each step of one: figures, sale, e-mails, history. */
export class Questions {
  constructor(
    private readonly lead: Lead,
    private readonly ledger: CaseLedger,
    private readonly pool: PartnerPool,
    private readonly answerHours: number,
    private readonly now: Date,
    private readonly home: SameHome,
  ) {}

  /** @throws DomainError `assignment-not-found` */
  find(assignmentId: string): Assignment {
    const assignment = this.ledger.all().find(({ id }) => id === assignmentId);
    if (!assignment) throw new DomainError('assignment-not-found');
    return assignment;
  }

  of(recipient: Recipient): Assignment[] {
    return this.ledger.all().filter((each) => each.recipient === recipient);
  }

  /** Questions that partners have yet to answer. */
  open(recipient?: Recipient): Assignment[] {
    const all = recipient ? this.of(recipient) : this.ledger.all();
    return all.filter(({ state }) => state === 'offered');
  }

  taken(): Assignment[] {
    return this.ledger.all().filter(({ state }) => state === 'accepted');
  }

  /** How many more may ever hold the owner's contact details: whoever has held them counts for good. */
  places(recipient: Recipient): number {
    const held = this.of(recipient).filter(isHolder).length + this.home.heldBy(recipient).length;
    return Math.max(holdersAllowed(this.ledger.said(), recipient) - held, 0);
  }

  /**
   * The yeses that can be expected of the questions that are open. One that has waited for half of
   * its deadline counts half: most of those who answer have answered by then.
   */
  expected(recipient: Recipient): number {
    return this.open(recipient).reduce((sum, { partnerId, remindAt }) => {
      const figures = this.pool.find(partnerId)?.figures;
      return sum + (figures ? expectedYes(figures) * (remindAt ? 1 : 0.5) : 0);
    }, 0);
  }

  /** Whoever has paid for the same home lately is asked at no price. */
  ask({ partner }: Candidate, cause: MatchCause): void {
    const deadline = workingHoursAfter(this.now, this.answerHours);
    const asked = question({
      id: this.ledger.newId(),
      leadId: this.lead.id,
      partnerId: partner.id,
      recipient: recipientOf(partner.kind),
      priceOre: this.home.isPaidBy(partner.id) ? 0 : partner.priceOre,
      offeredAt: this.ledger.nextMoment(),
      deadline,
      remindAt: workingHoursAfter(this.now, this.answerHours / 2),
    });
    this.ledger.keep(asked);
    this.pool.asked(partner.id, this.now);
    this.ledger.notify('partner-question', asked.id);
    this.ledger.record('passed-on', {
      ...this.ledger.named(partner.id),
      cause,
      deadline: deadline.toISOString(),
    });
  }

  /** The partner is reminded, or its silence ends the question, as far as it is time. */
  followClock(): void {
    for (const each of this.open()) {
      if (each.deadline && each.deadline <= this.now) this.expire(each);
      else if (each.remindAt && each.remindAt <= this.now) {
        this.ledger.keep({ ...each, remindAt: null });
        this.ledger.notify('partner-reminder', each.id);
      }
    }
  }

  /** «Ta oppdraget»: the partner gets the owner's contact details, and owes the price. */
  accept(assignment: Assignment): void {
    const { id, partnerId, priceOre, state } = assignment;
    const isFree = state === 'offered' && this.home.isPaidBy(partnerId);
    const accepted = {
      ...answered(assignment, 'accepted', this.now),
      priceOre: isFree ? 0 : priceOre,
    };
    this.ledger.keep(accepted);
    this.conclude(assignment, 'y');
    if (state === 'offered') {
      const sale = saleOf(accepted, this.lead, this.ledger.newId(), this.now);
      if (sale) this.ledger.keepSale(sale);
      this.ledger.recall('partner-question', id);
      this.ledger.recall('partner-reminder', id);
      this.ledger.notify('partner-assignment', id);
      this.ledger.notify('owner-matched', id);
    }
    this.ledger.record('assignment-answered', {
      ...this.ledger.named(partnerId),
      answer: 'accepted',
    });
    if (this.places(assignment.recipient) > 0) return;
    for (const each of this.open(assignment.recipient)) this.fill(each);
  }

  /** «Passer ikke» reveals and costs nothing. */
  decline(assignment: Assignment, reason: DeclineReason | null): void {
    const { id, partnerId } = assignment;
    this.ledger.keep(answered(assignment, 'declined', this.now, reason));
    this.conclude(assignment, 'n');
    this.costsNothing(assignment);
    this.ledger.recall('partner-question', id);
    this.ledger.recall('partner-reminder', id);
    this.ledger.recall('partner-assignment', id);
    this.ledger.record('assignment-answered', {
      ...this.ledger.named(partnerId),
      answer: 'declined',
      ...(reason && { reason }),
    });
  }

  /** A yes when others have every place: nothing is revealed or owed, and it was no question. */
  miss(assignment: Assignment): void {
    this.ledger.keep({ ...assignment, state: 'missed', answeredAt: this.now });
    this.pool.change(assignment.partnerId, (it) => notCounted(it, assignment.offeredAt));
    this.ledger.record('yes-too-late', this.ledger.named(assignment.partnerId));
  }

  /**
   * The partner takes its answer back. After a yes it is told to forget what it has seen, and still
   * counts as having held it; a refusal becomes an open question again.
   *
   * @throws DomainError `undo-too-late`
   */
  undo(assignment: Assignment): void {
    const { answeredAt, deadline, partnerId, recipient, state } = assignment;
    if (!answeredAt || !canUndo(assignment, this.now)) throw new DomainError('undo-too-late');
    const answer = state === 'accepted' ? 'accepted' : 'declined';
    if (answer === 'accepted') {
      this.ledger.keep(ended(assignment, 'undone', this.now));
      this.pool.change(partnerId, (figures) => yesUndone(figures, answeredAt));
      this.costsNothing(assignment);
      this.ledger.recall('partner-assignment', assignment.id);
      this.ledger.recall('owner-matched', assignment.id);
      this.ledger.notify('assignment-undone', assignment.id);
      this.ledger.notify('owner-partner-left', assignment.id);
    } else {
      const isPast = !deadline || deadline <= this.now;
      const isTaken = this.places(recipient) === 0 || !this.hasRoomFor(partnerId, recipient);
      if (isPast || isTaken)
        throw new DomainError('undo-too-late', 'Oppdraget er ikke ledig lenger.');
      const open = { state: 'offered', answeredAt: null, declineReason: null } as const;
      this.ledger.keep({ ...assignment, ...open });
      this.pool.change(partnerId, refusalUndone);
    }
    this.ledger.record('answer-undone', { ...this.ledger.named(partnerId), answer });
  }

  /** @throws DomainError `assignment-closed` when it has ended already */
  withdraw(assignment: Assignment, by: WithdrawnBy): void {
    const { answeredAt, id, partnerId } = assignment;
    this.ledger.keep(ended(assignment, 'withdrawn', this.now));
    this.pool.change(partnerId, (figures) =>
      answeredAt ? yesReleased(figures, answeredAt) : closedUnanswered(figures),
    );
    if (!assignment.report) this.costsNothing(assignment);
    this.close(id, 'assignment-withdrawn');
    this.ledger.recall('owner-matched', id);
    this.ledger.record('assignment-withdrawn', { ...this.ledger.named(partnerId), by });
  }

  /**
   * Questions that the lead's status ended at that moment are open again, while their deadline and the
   * partner's capacity last. Who has been told of the end is asked once more.
   */
  reopen(endedAt: Date): void {
    for (const each of this.ledger.all()) {
      const { answeredAt, closedAt, deadline, id, partnerId, recipient, state } = each;
      const isEndedThen = state === 'withdrawn' && closedAt?.getTime() === endedAt.getTime();
      const isInTime = deadline !== null && deadline > this.now;
      if (!isEndedThen || answeredAt || !isInTime) continue;
      if (this.places(recipient) === 0 || !this.hasRoomFor(partnerId, recipient)) continue;
      this.ledger.keep({ ...each, state: 'offered', closedAt: null });
      this.pool.change(partnerId, reopened);
      this.ledger.recall('assignment-withdrawn', id);
      this.ledger.notify('partner-question', id);
      this.ledger.record('question-reopened', this.ledger.named(partnerId));
    }
  }

  /** What a partner has said counts for what is expected of it. Those of before took no question's place. */
  private conclude({ partnerId, state }: Assignment, outcome: Outcome): void {
    this.pool.change(partnerId, (figures) =>
      state === 'legacy-open' ? said(figures, outcome) : concluded(figures, outcome, this.now),
    );
  }

  private hasRoomFor(partnerId: string, recipient: Recipient): boolean {
    const candidate = this.pool.find(partnerId);
    const used = candidate ? capacityUsed(candidate.figures, this.now) : Infinity;
    const hasCapacity = used < (candidate?.partner.weeklyCapacity ?? 0);
    return hasCapacity && this.open(recipient).length < MAX_OPEN_QUESTIONS;
  }

  private expire(assignment: Assignment): void {
    this.ledger.keep(ended(assignment, 'expired', this.now));
    this.conclude(assignment, 's');
    this.ledger.recall('partner-question', assignment.id);
    this.ledger.recall('partner-reminder', assignment.id);
    this.ledger.record('question-expired', this.ledger.named(assignment.partnerId));
  }

  private fill(assignment: Assignment): void {
    this.ledger.keep(ended(assignment, 'filled', this.now));
    this.pool.change(assignment.partnerId, closedUnanswered);
    this.close(assignment.id, 'question-filled');
    this.ledger.record('question-filled', this.ledger.named(assignment.partnerId));
  }

  /** The partner is told, and of nothing that is no longer so. */
  private close(id: string, kind: 'assignment-withdrawn' | 'question-filled'): void {
    for (const earlier of ['partner-question', 'partner-reminder', 'partner-assignment'] as const) {
      this.ledger.recall(earlier, id);
    }
    this.ledger.notify(kind, id);
  }

  /**
   * The partner finds that it does not owe what its yes costs.
   *
   * @throws DomainError `assignment-closed` when it owes nothing, and as {@link disputed}
   */
  dispute(assignment: Assignment, objection: Objection): void {
    const sale = this.ledger.saleOf(assignment.id);
    if (!sale) throw new DomainError('assignment-closed', 'Oppdraget koster ingenting.');
    const after = disputed(sale, assignment, objection, this.now);
    if (after === sale) return;
    this.ledger.keepSale(after);
    const { reason } = objection;
    this.ledger.record('disputed', { ...this.ledger.named(sale.partnerId), reason });
  }

  /** The administrator decides what the partner owes, and the partner is told. */
  rule(assignment: Assignment, ruling: Ruling): void {
    const sale = this.ledger.saleOf(assignment.id);
    if (!sale) throw new DomainError('dispute-not-open');
    this.ledger.keepSale(ruledOn(sale, ruling, this.now));
    const { decision } = ruling;
    this.ledger.record('dispute-decided', { ...this.ledger.named(sale.partnerId), decision });
    this.ledger.notify('dispute-decided', assignment.id);
  }

  /** Nobody pays for what came to nothing. What is paid stays so until the administrator credits it. */
  costsNothing({ id }: Assignment): void {
    const sale = this.ledger.saleOf(id);
    if (sale) this.ledger.keepSale(creditedIfPending(sale, this.now));
  }
}
