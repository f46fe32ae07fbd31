import { type MatchingSoFar, othersWhoAccepted, placesLeft } from './asked-so-far.js';
import type { Assignment, AssignmentState } from '../assignments/assignment.js';
import { isGranted, type Recipient, recipientOf } from '../leads/consent.js';
import { DomainError } from '../core/domain-error.js';
import { MAX_OPEN_QUESTIONS } from '../assignments/matching.js';
import { expectedYes } from '../assignments/partner-figures.js';
import { hasCapacity, type PartnerPool } from '../assignments/partner-pool.js';
import type { SameHome } from './same-home.js';
import type { CaseLedger } from './case-ledger.js';

/** The questions about one lead as they stand, and the places that are left. */
export class Questions {
  constructor(
    private readonly ledger: CaseLedger,
    private readonly pool: PartnerPool,
    private readonly home: SameHome,
    private readonly now: Date,
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
    return this.in('offered', recipient);
  }

  taken(recipient?: Recipient): Assignment[] {
    return this.in('accepted', recipient);
  }

  private in(wanted: AssignmentState, recipient?: Recipient): Assignment[] {
    const all = recipient ? this.of(recipient) : this.ledger.all();
    return all.filter(({ state }) => state === wanted);
  }

  /** As they stand by now. */
  soFar(): MatchingSoFar {
    return { consents: this.ledger.said(), assignments: this.ledger.all(), home: this.home };
  }

  /** How many more may ever hold the owner's contact details. */
  places(recipient: Recipient): number {
    return placesLeft(this.soFar(), recipient);
  }

  /** How many others have taken one of the places that a partner was asked about. */
  othersWhoAccepted(asked: Assignment): number {
    return othersWhoAccepted(asked, this.ledger.all(), this.home.heldBy(asked.recipient));
  }

  /** Whether the partner may hold them: there is a place, or it does already by what has joined. */
  hasPlace({ partnerId, recipient }: Assignment): boolean {
    if (this.places(recipient) > 0) return true;
    const holdsThem = this.home.heldBy(recipient).some((it) => it.partnerId === partnerId);
    return holdsThem && isGranted(this.ledger.said(), recipient);
  }

  /**
   * Whether the partner has become of another kind than the question is for: the owner's yes was to
   * that kind, so it cannot get to know by it who she is ({@link recipientOf}, `docs/decisions/0075`).
   */
  isOfAnotherKind({ partnerId, recipient }: Assignment): boolean {
    const partner = this.pool.find(partnerId)?.partner;
    return partner !== undefined && recipientOf(partner.kind) !== recipient;
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

  /** Whether an ended question of a partner's can be an open one again. */
  canReopen(asked: Assignment): boolean {
    if (!this.hasPlace(asked) || this.isOfAnotherKind(asked)) return false;
    const candidate = this.pool.find(asked.partnerId);
    if (!candidate || !hasCapacity(candidate, this.now)) return false;
    return this.open(asked.recipient).length < MAX_OPEN_QUESTIONS;
  }
}
