import {
  canDisputeUntil,
  type Candidate,
  capacityUsed,
  disputed,
  type DisputeReason,
  DomainError,
  type LeadCase,
  norwegianDay,
  type PublishedReview,
  type Report,
  startOfNorwegianDay,
  yesOf,
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

/** As many of what owners say of a partner as one reads. */
const REVIEWS_OF_ITS_OWN = 20;

/** What a partner sees first when it is logged in. */
export interface PartnerHomeView {
  readonly partner: Candidate['partner'];
  /** How much of its weekly capacity it uses. */
  readonly usedCapacity: number;
  /** What waits for its answer, the nearest deadline first. */
  readonly waiting: readonly PartnerLead[];
  /** What it owes for this month in Norway, before MVA, whether any is asked for, and what became of what it took then. */
  readonly month: AcceptedOutcomes & { readonly ore: number; readonly asksForVat: boolean };
  /** What owners have said of it, as far as it is published, the latest first. */
  readonly reviews: readonly PublishedReview[];
  readonly seenAt: Date;
}

/** What a partner sees and does when it is logged in: its own requests, and nobody else's. All throw DomainError `storage-unavailable`. */
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

  /** What it has taken, the latest first; each with the owner, who was told of the yes. */
  taken(partnerId: string, limit: number, after?: AcceptedCursor): Promise<AcceptedLead[]> {
    return this.requests.taken(partnerId, limit, after);
  }

  /** The link to the page of one of its requests, as its e-mails have it; null: it opens no more. */
  linkTo(request: PartnerAssignment): string | null {
    const opens = partnerLinkOpens(request, this.clock.now());
    return opens ? partnerToken(this.signer, request) : null;
  }

  /** Until when one that is erased can be disputed; null: it cannot, or has been, or is not erased. */
  disputeUntil({ sale }: AcceptedLead): Date | null {
    return sale && canDisputeUntil(yesOf(sale), sale, this.clock.now());
  }

  /**
   * Says of one that is erased, within 14 days of when it is owed, that what it costs is not owed. Others are
   * disputed on the page of their own. What the partner would write is not kept, as it may tell of
   * the owner.
   *
   * @throws DomainError `sale-not-found`, also for another partner's and for one that is not erased,
   *   `sale-disputed`, `assignment-closed` when it is not owed, `dispute-too-late`
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
   * «Ta oppdraget». A yes that comes when others have every place, or after the deadline, shows in
   * the state.
   *
   * @throws DomainError `assignment-not-found`, also for another partner's, `assignment-closed`
   */
  accept(partnerId: string, assignmentId: string): Promise<void> {
    return this.happen(partnerId, assignmentId, (leadCase) => leadCase.accept(assignmentId));
  }

  /**
   * Tells what became of one that it took.
   *
   * @throws DomainError `assignment-not-found`, also for another partner's, `assignment-closed`
   */
  report(partnerId: string, assignmentId: string, report: Report): Promise<void> {
    return this.happen(partnerId, assignmentId, (leadCase) =>
      leadCase.report(assignmentId, report),
    );
  }

  private async happen(
    partnerId: string,
    assignmentId: string,
    what: (leadCase: LeadCase) => void,
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
