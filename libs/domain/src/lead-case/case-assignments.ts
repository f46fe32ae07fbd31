import { type MatchingSoFar, othersWhoAccepted, placesLeft } from './asked-so-far.js';
import type { Assignment, AssignmentState } from '../assignments/assignment.js';
import { isGranted, type PartnerGroup, partnerGroupOf } from '../leads/consent.js';
import { DomainError } from '../core/domain-error.js';
import { MAX_OFFERED } from '../assignments/matching.js';
import { expectedAcceptance } from '../assignments/partner-figures.js';
import { hasCapacity, type PartnerPool } from '../assignments/partner-pool.js';
import type { CaseLedger } from './case-ledger.js';
import type { LeadCaseState } from './case-state.js';
import type { Lead } from '../leads/lead.js';
import {
  isMergedPermanently,
  earlierEnd,
  earlierLead,
  hasRecentSale,
  type OtherReveal,
  type OtherLead,
  samePersonAndHome,
} from './other-lead.js';

/** Leads merged with this one, and others of the same person and home. */
export class SameHome {
  constructor(
    private readonly state: LeadCaseState,
    private readonly now: Date,
  ) {}

  mergedProvisionally(): string[] {
    return this.merged()
      .filter((other) => !isMergedPermanently(other))
      .map(({ lead }) => lead.id);
  }

  mergedBeside(): string[] {
    const { mergedInto, others } = this.state;
    return others
      .filter((it) => mergedInto && it.mergedInto === mergedInto)
      .map(({ lead }) => lead.id);
  }

  earlier(): ReturnType<typeof earlierLead> {
    return earlierLead(this.state.lead, this.state.others, this.now);
  }

  find(leadId: string | null): OtherLead | undefined {
    return this.state.others.find(({ lead }) => lead.id === leadId);
  }

  hasMerged(): boolean {
    return this.merged().length > 0;
  }

  /** For the home or a merged lead. */
  hasRecentSaleTo(partnerId: string): boolean {
    const { lead, mergedInto, others } = this.state;
    return others
      .filter(
        (it) =>
          it.mergedInto === lead.id ||
          it.lead.id === mergedInto ||
          samePersonAndHome(lead, it.lead),
      )
      .some((it) => hasRecentSale(it, partnerId, this.now));
  }

  hasRecentSaleWith({ lead }: OtherLead, partnerId: string): boolean {
    return this.with(lead.id).some((it) => hasRecentSale(it, partnerId, this.now));
  }

  hasSale({ id }: Pick<Lead, 'id'>, partnerId: string): boolean {
    return this.with(id)
      .flatMap(({ reveals }) => reveals)
      .some((it) => it.partnerId === partnerId && it.soldAt !== null);
  }

  isAcceptedWith({ id }: Pick<Lead, 'id'>, partnerId: string): boolean {
    return this.with(id)
      .flatMap(({ reveals }) => reveals)
      .some((it) => it.partnerId === partnerId && it.isAccepted);
  }

  /** By a merged lead, in either direction. */
  isAcceptedBeside(): boolean {
    return this.beside()
      .flatMap(({ reveals }) => reveals)
      .some((it) => it.isAccepted);
  }

  /** In either direction of a merge; null: none. */
  chosenBesideAt(): Date | null {
    return this.beside().find((it) => it.chosenAt)?.chosenAt ?? null;
  }

  earlierEnd(): OtherLead | undefined {
    return earlierEnd(this.state);
  }

  /** In either direction of a merge. */
  mergedIds(): string[] {
    return this.beside().map(({ lead }) => lead.id);
  }

  private beside(): OtherLead[] {
    const { mergedInto, lead } = this.state;
    return [...this.with(lead.id), ...(mergedInto ? this.with(mergedInto) : [])];
  }

  /** One for each partner, by the leads that are merged into this one. */
  revealsOf(partnerGroup?: PartnerGroup): OtherReveal[] {
    const reveals = this.merged()
      .flatMap((it) => it.reveals)
      .filter((it) => !partnerGroup || it.partnerGroup === partnerGroup);
    return [...new Map(reveals.map((it) => [it.partnerId, it])).values()];
  }

  private with(leadId: string): OtherLead[] {
    return this.state.others.filter((it) => it.lead.id === leadId || it.mergedInto === leadId);
  }

  private merged(): OtherLead[] {
    return this.state.others.filter(({ mergedInto }) => mergedInto === this.state.lead.id);
  }
}

export class CaseAssignments {
  constructor(
    private readonly ledger: CaseLedger,
    private readonly pool: PartnerPool,
    private readonly home: SameHome,
    private readonly now: Date,
  ) {}

  /** @throws `assignment-not-found` */
  find(assignmentId: string): Assignment {
    const assignment = this.ledger.assignments().find(({ id }) => id === assignmentId);
    if (!assignment) throw new DomainError('assignment-not-found');
    return assignment;
  }

  of(partnerGroup: PartnerGroup): Assignment[] {
    return this.ledger.assignments().filter((each) => each.partnerGroup === partnerGroup);
  }

  offered(partnerGroup?: PartnerGroup): Assignment[] {
    return this.in('offered', partnerGroup);
  }

  accepted(partnerGroup?: PartnerGroup): Assignment[] {
    return this.in('accepted', partnerGroup);
  }

  private in(wanted: AssignmentState, partnerGroup?: PartnerGroup): Assignment[] {
    const all = partnerGroup ? this.of(partnerGroup) : this.ledger.assignments();
    return all.filter(({ state }) => state === wanted);
  }

  soFar(): MatchingSoFar {
    return {
      consents: this.ledger.consents(),
      assignments: this.ledger.assignments(),
      home: this.home,
    };
  }

  places(partnerGroup: PartnerGroup): number {
    return placesLeft(this.soFar(), partnerGroup);
  }

  othersWhoAccepted(asked: Assignment): number {
    return othersWhoAccepted(
      asked,
      this.ledger.assignments(),
      this.home.revealsOf(asked.partnerGroup),
    );
  }

  hasPlace({ partnerId, partnerGroup }: Assignment): boolean {
    if (this.places(partnerGroup) > 0) return true;
    const isRevealed = this.home.revealsOf(partnerGroup).some((it) => it.partnerId === partnerId);
    return isRevealed && isGranted(this.ledger.consents(), partnerGroup);
  }

  /** The owner consented to the other kind only (`docs/decisions/0075`). */
  isOfAnotherKind({ partnerId, partnerGroup }: Assignment): boolean {
    const partner = this.pool.find(partnerId)?.partner;
    return partner !== undefined && partnerGroupOf(partner.kind) !== partnerGroup;
  }

  /** An assignment past half its deadline counts half, because most answers come earlier. */
  expected(partnerGroup: PartnerGroup): number {
    return this.offered(partnerGroup).reduce((sum, { partnerId, remindAt }) => {
      const figures = this.pool.find(partnerId)?.figures;
      return sum + (figures ? expectedAcceptance(figures) * (remindAt ? 1 : 0.5) : 0);
    }, 0);
  }

  canReopen(asked: Assignment): boolean {
    if (!this.hasPlace(asked) || this.isOfAnotherKind(asked)) return false;
    const candidate = this.pool.find(asked.partnerId);
    if (!candidate || !hasCapacity(candidate, this.now)) return false;
    return this.offered(asked.partnerGroup).length < MAX_OFFERED;
  }
}
