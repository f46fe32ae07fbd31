import {
  canDisputeUntil,
  type Candidate,
  capacityUsed,
  disputed,
  type DisputeReason,
  DomainError,
  type OpenCase,
  norwegianDay,
  type PublishedReview,
  type Report,
  startOfNorwegianDay,
  yesOf,
  acceptAssignment,
  recordReport,
} from '@boligstyling/domain';
import { passingOverErased } from '../core/erased-meanwhile.js';
import type { LeadCases } from '../lead-case/lead-cases.js';
import type { Clock } from '../core/clock.js';
import type { LinkSigner } from '../core/link-signer.js';
import type { MatchingRepository, PartnerAssignment } from '../lead-case/matching-repository.js';
import type {
  PartnerLead,
  PartnerLeads,
  AcceptedCursor,
  AcceptedOutcomes,
  AcceptedLead,
} from './partner-leads.js';
import type { Reviews } from '../reviews/reviews.js';
import type { SaleRepository, SaleTotals } from '../billing/sale-repository.js';
import { partnerLinkOpens, partnerToken } from '../core/signed-links.js';

const REVIEWS_OF_ITS_OWN = 20;

export interface PartnerHomeView {
  readonly partner: Candidate['partner'];
  readonly usedCapacity: number;
  /** Assignments without an answer, nearest deadline first. */
  readonly waiting: readonly PartnerLead[];
  /** Sales of this month in Norway before MVA, with outcomes of the assignments accepted in it. */
  readonly month: AcceptedOutcomes & { readonly ore: number; readonly asksForVat: boolean };
  /** Published reviews, latest first. */
  readonly reviews: readonly PublishedReview[];
  readonly seenAt: Date;
}

/** A logged-in partner's own page. All throw DomainError `storage-unavailable`. */
export class PartnerHome {
  constructor(
    private readonly requests: PartnerLeads,
    private readonly matching: MatchingRepository,
    private readonly sales: SaleRepository,
    private readonly reviews: Reviews,
    private readonly cases: LeadCases,
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `partner-not-found` */
  async view(partnerId: string): Promise<PartnerHomeView> {
    const seenAt = this.clock.now();
    const from = startOfNorwegianDay(`${norwegianDay(seenAt).slice(0, 7)}-01`);
    const ofMonth = { partnerId, isForGood: true, from } as const;
    const [candidate, waiting, outcomes, sums, withVat, reviews] = await Promise.all([
      this.requests.candidate(partnerId),
      this.requests.waiting(partnerId),
      this.requests.outcomesSince(partnerId, from),
      this.sales.totals(ofMonth),
      this.sales.totals({ ...ofMonth, asksForVat: true }),
      this.reviews.publishedOf(partnerId, REVIEWS_OF_ITS_OWN),
    ]);
    if (!candidate) throw new DomainError('partner-not-found');
    return {
      partner: candidate.partner,
      usedCapacity: capacityUsed(candidate.figures, seenAt),
      waiting,
      month: { ...outcomes, ore: owedOre(sums), asksForVat: owedOre(withVat) > 0 },
      reviews,
      seenAt,
    };
  }

  /** Latest first; each with the owner, who was told of the yes. */
  accepted(partnerId: string, limit: number, after?: AcceptedCursor): Promise<AcceptedLead[]> {
    return this.requests.accepted(partnerId, limit, after);
  }

  /** The same link as in the e-mails; null: it has expired. */
  linkTo(request: PartnerAssignment): string | null {
    const opens = partnerLinkOpens(request, this.clock.now());
    return opens ? partnerToken(this.signer, request) : null;
  }

  /** Null where the lead is not erased, or can no longer be disputed. */
  disputeUntil({ sale }: AcceptedLead): Date | null {
    return sale && canDisputeUntil(yesOf(sale), sale, this.clock.now());
  }

  /**
   * Disputes the sale of an erased lead within 14 days of when it became due; others are disputed
   * on their own page. No text is kept, because it may describe the owner.
   * @throws DomainError `sale-not-found`, also for another partner's and for a lead that is not
   *   erased, `sale-disputed`, `assignment-closed` when it is not due, `dispute-too-late`
   */
  async disputeErased(partnerId: string, saleId: string, reason: DisputeReason): Promise<void> {
    const now = this.clock.now();
    await this.sales.change(saleId, (sale) => {
      const isErased = sale.partnerId === partnerId && sale.assignmentId === null;
      if (!isErased) throw new DomainError('sale-not-found');
      return disputed(sale, yesOf(sale), { reason, text: null }, now);
    });
  }

  /**
   * «Ta oppdraget». The returned state shows a yes that was too late, or found no room.
   * @throws DomainError `assignment-not-found`, also for another partner's, `assignment-closed`
   */
  accept(partnerId: string, assignmentId: string): Promise<void> {
    return this.happen(partnerId, assignmentId, (leadCase) =>
      acceptAssignment(leadCase, assignmentId),
    );
  }

  /**
   * Reports the outcome of an accepted assignment.
   * @throws DomainError `assignment-not-found`, also for another partner's, `assignment-closed`
   */
  report(partnerId: string, assignmentId: string, report: Report): Promise<void> {
    return this.happen(partnerId, assignmentId, (leadCase) =>
      recordReport(leadCase, assignmentId, report),
    );
  }

  private async happen(
    partnerId: string,
    assignmentId: string,
    what: (leadCase: OpenCase) => void,
  ): Promise<void> {
    const found = await this.matching.findAssignment(assignmentId);
    if (found?.assignment.partnerId !== partnerId) throw new DomainError('assignment-not-found');
    const isDone = await passingOverErased(this.cases.open(found.assignment.leadId, what));
    if (!isDone) throw new DomainError('assignment-not-found');
  }
}

function owedOre({ pending, paid }: SaleTotals): number {
  return pending.ore + paid.ore;
}
