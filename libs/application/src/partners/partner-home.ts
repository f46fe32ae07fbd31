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
  acceptAssignment,
  recordReport,
  type Lead,
  type QuoteState,
  type Sale,
} from '@boligstyling/domain';
import { partnerLinkOpens, partnerToken } from '../core/signed-links.js';
import { unlessErasedFor } from '../lead-case/assignment-access.js';
import type { LeadCases } from '../lead-case/lead-cases.js';
import type { Clock } from '../core/ports.js';
import type { LinkSigner } from '../core/link-signer.js';
import type { MatchingRepository, PartnerAssignment } from '../lead-case/matching-repository.js';
import type { Reviews } from '../reviews/review-request.js';
import type { SaleRepository, SaleTotals } from '../billing/sale-repository.js';

export interface PartnerLead extends PartnerAssignment {
  readonly lead: Lead;
}

export interface AcceptedLead {
  /** Of the assignment; of the sale once the lead is erased. */
  readonly id: string;
  readonly acceptedAt: Date;
  /** In whole øre. */
  readonly priceOre: number;
  /** MVA comes on top. */
  readonly asksForVat: boolean;
  readonly isDisputeGranted: boolean;
  /** Null: none is written, or the lead is erased. */
  readonly quoteState: QuoteState | null;
  /** Null once erased. A withdrawn one lacks the owner's identity. */
  readonly partnerLead: PartnerLead | null;
  readonly sale: Sale | null;
}

export type AcceptedCursor = Pick<AcceptedLead, 'acceptedAt' | 'id'>;

export interface AcceptedOutcomes {
  readonly accepted: number;
  readonly won: number;
  readonly lost: number;
}

export abstract class PartnerLeads {
  abstract candidate(partnerId: string): Promise<Candidate | undefined>;

  /** Nearest deadline first. */
  abstract waiting(partnerId: string): Promise<PartnerLead[]>;

  /**
   * Latest first, without undone ones. Withdrawn ones only if due; erased ones only if due or
   * disputed.
   */
  abstract accepted(
    partnerId: string,
    limit: number,
    after?: AcceptedCursor,
  ): Promise<AcceptedLead[]>;

  /** Without erased leads. */
  abstract outcomesSince(partnerId: string, time: Date): Promise<AcceptedOutcomes>;
}

const REVIEWS_OF_ITS_OWN = 20;

export interface PartnerHomeView {
  readonly partner: Candidate['partner'];
  readonly usedCapacity: number;
  readonly waiting: readonly PartnerLead[];
  /** This Norwegian month; `ore` excludes MVA. */
  readonly month: AcceptedOutcomes & { readonly ore: number; readonly asksForVat: boolean };
  readonly reviews: readonly PublishedReview[];
  readonly seenAt: Date;
}

export class PartnerHome {
  constructor(
    private readonly leads: PartnerLeads,
    private readonly matching: MatchingRepository,
    private readonly sales: SaleRepository,
    private readonly reviews: Reviews,
    private readonly cases: LeadCases,
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {}

  /** @throws `partner-not-found` */
  async view(partnerId: string): Promise<PartnerHomeView> {
    const seenAt = this.clock.now();
    const from = startOfNorwegianDay(`${norwegianDay(seenAt).slice(0, 7)}-01`);
    const ofMonth = { partnerId, isForGood: true, from } as const;
    const [candidate, waiting, outcomes, sums, withVat, reviews] = await Promise.all([
      this.leads.candidate(partnerId),
      this.leads.waiting(partnerId),
      this.leads.outcomesSince(partnerId, from),
      this.sales.totals(ofMonth),
      this.sales.totals({ ...ofMonth, asksForVat: true }),
      this.reviews.publishedOf(partnerId, REVIEWS_OF_ITS_OWN),
    ]);
    if (!candidate) throw new DomainError('partner-not-found');
    return {
      partner: candidate.partner,
      usedCapacity: capacityUsed(candidate.figures, seenAt),
      waiting,
      month: { ...outcomes, ore: dueOre(sums), asksForVat: dueOre(withVat) > 0 },
      reviews,
      seenAt,
    };
  }

  accepted(partnerId: string, limit: number, after?: AcceptedCursor): Promise<AcceptedLead[]> {
    return this.leads.accepted(partnerId, limit, after);
  }

  /** As in the e-mails; null: expired. */
  linkTo(assignment: PartnerAssignment): string | null {
    const opens = partnerLinkOpens(assignment, this.clock.now());
    return opens ? partnerToken(this.signer, assignment) : null;
  }

  /** Null unless erased and disputable. */
  disputeUntil({ sale }: AcceptedLead): Date | null {
    return sale && canDisputeUntil(sale, this.clock.now());
  }

  /**
   * For sales of erased leads. No text is stored, because it may describe the owner.
   *
   * @throws `sale-not-found`, also for another partner's and for a lead that is not erased,
   * `sale-disputed`, `assignment-closed`, `dispute-too-late`
   */
  async disputeErased(partnerId: string, saleId: string, reason: DisputeReason): Promise<void> {
    const now = this.clock.now();
    await this.sales.change(saleId, (sale) => {
      const isErased = sale.partnerId === partnerId && sale.assignmentId === null;
      if (!isErased) throw new DomainError('sale-not-found');
      return disputed(sale, { reason, text: null }, now);
    });
  }

  /**
   * The returned state shows a yes that was too late.
   *
   * @throws `assignment-not-found`, also for another partner's, `assignment-closed`
   */
  accept(partnerId: string, assignmentId: string): Promise<void> {
    return this.happen(partnerId, assignmentId, (leadCase) =>
      acceptAssignment(leadCase, assignmentId),
    );
  }

  /** @throws `assignment-not-found`, also for another partner's, `assignment-closed` */
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
    const access = { partnerId, assignmentId };
    await unlessErasedFor(access, this.cases.open(found.assignment.leadId, what));
  }
}

function dueOre({ pending, paid }: SaleTotals): number {
  return pending.ore + paid.ore;
}
