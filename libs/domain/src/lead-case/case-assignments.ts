import { type MatchingSoFar, othersWhoAccepted, placesLeft } from './asked-so-far.js';
import type { Assignment, AssignmentState } from '../assignments/assignment.js';
import { isGranted, type PartnerGroup, partnerGroupOf } from '../leads/consent.js';
import { DomainError } from '../core/domain-error.js';
import { MAX_OFFERED } from '../assignments/matching.js';
import { expectedYes } from '../assignments/partner-figures.js';
import { hasCapacity, type PartnerPool } from '../assignments/partner-pool.js';
import type { SameHome } from './same-home.js';
import type { CaseLedger } from './case-ledger.js';

export class CaseAssignments {
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

  of(partnerGroup: PartnerGroup): Assignment[] {
    return this.ledger.all().filter((each) => each.partnerGroup === partnerGroup);
  }

  offered(partnerGroup?: PartnerGroup): Assignment[] {
    return this.in('offered', partnerGroup);
  }

  accepted(partnerGroup?: PartnerGroup): Assignment[] {
    return this.in('accepted', partnerGroup);
  }

  private in(wanted: AssignmentState, partnerGroup?: PartnerGroup): Assignment[] {
    const all = partnerGroup ? this.of(partnerGroup) : this.ledger.all();
    return all.filter(({ state }) => state === wanted);
  }

  soFar(): MatchingSoFar {
    return { consents: this.ledger.said(), assignments: this.ledger.all(), home: this.home };
  }

  places(partnerGroup: PartnerGroup): number {
    return placesLeft(this.soFar(), partnerGroup);
  }

  othersWhoAccepted(asked: Assignment): number {
    return othersWhoAccepted(asked, this.ledger.all(), this.home.heldBy(asked.partnerGroup));
  }

  /** True if there is a place, or the partner already has the details by a merged lead. */
  hasPlace({ partnerId, partnerGroup }: Assignment): boolean {
    if (this.places(partnerGroup) > 0) return true;
    const holdsThem = this.home.heldBy(partnerGroup).some((it) => it.partnerId === partnerId);
    return holdsThem && isGranted(this.ledger.said(), partnerGroup);
  }

  /**
   * True if the partner changed kind since: the owner consented to the other kind only, so the
   * details stay hidden ({@link partnerGroupOf}, `docs/decisions/0075`).
   */
  isOfAnotherKind({ partnerId, partnerGroup }: Assignment): boolean {
    const partner = this.pool.find(partnerId)?.partner;
    return partner !== undefined && partnerGroupOf(partner.kind) !== partnerGroup;
  }

  /**
   * Expected acceptances of open assignments. One past half its deadline counts half, because most
   * who answer have answered by then.
   */
  expected(partnerGroup: PartnerGroup): number {
    return this.offered(partnerGroup).reduce((sum, { partnerId, remindAt }) => {
      const figures = this.pool.find(partnerId)?.figures;
      return sum + (figures ? expectedYes(figures) * (remindAt ? 1 : 0.5) : 0);
    }, 0);
  }

  canReopen(asked: Assignment): boolean {
    if (!this.hasPlace(asked) || this.isOfAnotherKind(asked)) return false;
    const candidate = this.pool.find(asked.partnerId);
    if (!candidate || !hasCapacity(candidate, this.now)) return false;
    return this.offered(asked.partnerGroup).length < MAX_OFFERED;
  }
}
