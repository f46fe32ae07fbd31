import { type MatchingSoFar, othersWhoAccepted, placesLeft } from './asked-so-far.js';
import type { Assignment, AssignmentState } from '../assignments/assignment.js';
import { isGranted, type Recipient, recipientOf } from '../leads/consent.js';
import { DomainError } from '../core/domain-error.js';
import { MAX_OPEN_QUESTIONS } from '../assignments/matching.js';
import { expectedYes } from '../assignments/partner-figures.js';
import { hasCapacity, type PartnerPool } from '../assignments/partner-pool.js';
import type { SameHome } from './same-home.js';
import type { CaseLedger } from './case-ledger.js';

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

  open(recipient?: Recipient): Assignment[] {
    return this.in('offered', recipient);
  }

  accepted(recipient?: Recipient): Assignment[] {
    return this.in('accepted', recipient);
  }

  private in(wanted: AssignmentState, recipient?: Recipient): Assignment[] {
    const all = recipient ? this.of(recipient) : this.ledger.all();
    return all.filter(({ state }) => state === wanted);
  }

  soFar(): MatchingSoFar {
    return { consents: this.ledger.said(), assignments: this.ledger.all(), home: this.home };
  }

  places(recipient: Recipient): number {
    return placesLeft(this.soFar(), recipient);
  }

  othersWhoAccepted(asked: Assignment): number {
    return othersWhoAccepted(asked, this.ledger.all(), this.home.heldBy(asked.recipient));
  }

  /** True if there is a place, or the partner already has the details by a merged lead. */
  hasPlace({ partnerId, recipient }: Assignment): boolean {
    if (this.places(recipient) > 0) return true;
    const holdsThem = this.home.heldBy(recipient).some((it) => it.partnerId === partnerId);
    return holdsThem && isGranted(this.ledger.said(), recipient);
  }

  /**
   * True if the partner changed kind since: the owner consented to the other kind only, so the
   * details stay hidden ({@link recipientOf}, `docs/decisions/0075`).
   */
  isOfAnotherKind({ partnerId, recipient }: Assignment): boolean {
    const partner = this.pool.find(partnerId)?.partner;
    return partner !== undefined && recipientOf(partner.kind) !== recipient;
  }

  /**
   * Expected acceptances of open assignments. One past half its deadline counts half, because most
   * who answer have answered by then.
   */
  expected(recipient: Recipient): number {
    return this.open(recipient).reduce((sum, { partnerId, remindAt }) => {
      const figures = this.pool.find(partnerId)?.figures;
      return sum + (figures ? expectedYes(figures) * (remindAt ? 1 : 0.5) : 0);
    }, 0);
  }

  canReopen(asked: Assignment): boolean {
    if (!this.hasPlace(asked) || this.isOfAnotherKind(asked)) return false;
    const candidate = this.pool.find(asked.partnerId);
    if (!candidate || !hasCapacity(candidate, this.now)) return false;
    return this.open(asked.recipient).length < MAX_OPEN_QUESTIONS;
  }
}
