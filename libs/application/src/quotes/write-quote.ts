import {
  announcedStanding,
  type Assignment,
  earlierEnd,
  EMPTY_DRAFT,
  isActive,
  type Lead,
  type OpenCase,
  type Partner,
  type Quote,
  type QuoteAttachment,
  type QuoteDraft,
  type QuoteSending,
  type QuoteTemplate,
  type QuoteTerms,
  requireQuotable,
  requireTemplates,
  saveQuoteDraft,
  sendQuote,
  tidyDraft,
  withdrawQuote,
  type QuoteState,
  type Version,
} from '@boligstyling/domain';
import type { Clock, IdGenerator } from '../core/ports.js';
import type { LinkSigner } from '../core/link-signer.js';
import {
  type AssignmentAccess,
  AssignmentLookup,
  seesOwner,
  unlessErasedFor,
} from '../lead-case/assignment-access.js';
import type { LeadCases } from '../lead-case/lead-cases.js';
import type { MatchingRepository } from '../lead-case/matching-repository.js';
import { type PartnerRating, type Reviews, UNRATED } from '../reviews/review-request.js';
import { type ShownAttachment, shownAttachments } from './attach-to-quote.js';

export abstract class Quotes {
  /** Sent ones, with every version, in order of arrival. */
  abstract ofLead(leadId: string): Promise<Quote[]>;

  abstract lastTermsOf(partnerId: string, service: string): Promise<QuoteTerms | undefined>;

  /** By the partner's last sent quote; undefined: none. */
  abstract lastVatOf(partnerId: string): Promise<boolean | undefined>;

  abstract findAttachment(fileId: string): Promise<QuoteAttachment | undefined>;

  /** In the partner's order. */
  abstract templatesOf(partnerId: string): Promise<QuoteTemplate[]>;

  /** @throws `version-stale` */
  abstract keepTemplates(
    partnerId: string,
    templates: readonly QuoteTemplate[],
    expected?: Version,
  ): Promise<void>;
}

export interface OwnQuote {
  readonly id: string;
  readonly leadId: string;
  readonly state: QuoteState;
  readonly version: number;
  readonly terms: Pick<QuoteTerms, 'priceFrom' | 'priceTo' | 'hasVat' | 'validUntil'>;
  readonly sentAt: Date;
}

export type OwnQuoteCursor = Pick<OwnQuote, 'id' | 'sentAt'>;

export abstract class IntegratorQuotes {
  /** Newest version first, without those of held or erased leads. */
  abstract page(keyId: string, limit: number, after?: OwnQuoteCursor): Promise<OwnQuote[]>;
}

export interface QuoteDesk {
  readonly assignment: Assignment;
  readonly lead: Lead;
  readonly showsOwner: boolean;
  readonly partner: Partner;
  readonly rating: PartnerRating;
  /** False once anything but partners' reports ended the work. */
  readonly isLeadOpen: boolean;
  readonly quote: Quote | undefined;
  /** Of the draft and every version. */
  readonly attachments: readonly ShownAttachment[];
  /** Sent last for this service; null: none. */
  readonly suggestion: QuoteTerms | null;
  /** As the partner stated it last. */
  readonly lastVat: boolean | null;
  readonly templates: readonly QuoteTemplate[];
  readonly seenAt: Date;
}

/**
 * All throw `assignment-not-found`, `assignment-closed`, `no-quote-by-agents`, and by a link
 * `link-unknown`, `link-expired`.
 */
export class WriteQuote {
  private readonly lookup: AssignmentLookup;

  constructor(
    private readonly matching: MatchingRepository,
    private readonly quotes: Quotes,
    private readonly reviews: Reviews,
    private readonly cases: LeadCases,
    private readonly signer: LinkSigner,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {
    this.lookup = new AssignmentLookup(matching, signer, clock);
  }

  /** An ended assignment still shows what was sent. */
  async view(access: AssignmentAccess): Promise<QuoteDesk> {
    const found = await this.lookup.open(access);
    const { id, leadId, partnerId } = found.assignment;
    const state = await this.matching.caseOf(leadId);
    const { lead, partner } = found;
    const assignment = state?.assignments.find((each) => each.id === id) ?? found.assignment;
    const quote = state?.quotes.find(({ assignmentId }) => assignmentId === id);
    if (!quote) requireQuotable(assignment);
    const [suggestion, lastVat, templates, ratings] = await Promise.all([
      this.quotes.lastTermsOf(partnerId, lead.serviceType),
      this.quotes.lastVatOf(partnerId),
      this.quotes.templatesOf(partnerId),
      this.reviews.ratingsOf([partnerId]),
    ]);
    const now = this.clock.now();
    return {
      ...{ assignment, lead, partner, quote, templates },
      showsOwner: seesOwner(access, assignment, now),
      attachments: shownAttachments(quote?.attachments ?? [], this.signer, now),
      isLeadOpen: state !== undefined && isActive(announcedStanding(state)) && !earlierEnd(state),
      rating: ratings.get(partnerId) ?? UNRATED,
      suggestion: suggestion ?? null,
      lastVat: lastVat ?? null,
      seenAt: now,
    };
  }

  /** @throws `quote-closed` */
  saveDraft(access: AssignmentAccess, draft: QuoteDraft): Promise<QuoteDesk> {
    return this.happen(access, (open, id) => saveQuoteDraft(open, id, draft));
  }

  /**
   * @throws `lead-closed`, `invalid-quote`, `quote-closed`, `version-required`, `version-stale`,
   * `idempotency-key-reused`, `too-many-quote-versions`
   */
  send(access: AssignmentAccess, draft: QuoteDraft, sending: QuoteSending): Promise<QuoteDesk> {
    return this.happen(access, (open, id) => sendQuote(open, id, draft, sending));
  }

  /** @throws `quote-not-found`, `quote-closed` */
  withdraw(access: AssignmentAccess): Promise<QuoteDesk> {
    return this.happen(access, (open, id) => withdrawQuote(open, id));
  }

  async partnerBy(token: string): Promise<string> {
    const { assignment } = await this.lookup.open({ token });
    requireQuotable(assignment);
    return assignment.partnerId;
  }

  templatesOf(partnerId: string): Promise<QuoteTemplate[]> {
    return this.quotes.templatesOf(partnerId);
  }

  /** @throws `too-many-quote-templates`, `invalid-quote`, `version-stale` */
  async keepTemplates(
    partnerId: string,
    templates: readonly { readonly name: string; readonly terms: Partial<QuoteDraft> }[],
    expected?: Version,
  ): Promise<QuoteTemplate[]> {
    const kept = templates.map(({ name, terms }) => ({
      id: this.ids.next(),
      name: name.trim(),
      terms: tidyDraft({ ...EMPTY_DRAFT, ...terms }),
    }));
    requireTemplates(kept);
    await this.quotes.keepTemplates(partnerId, kept, expected);
    return kept;
  }

  private async happen(
    access: AssignmentAccess,
    what: (open: OpenCase, assignmentId: string) => void,
  ): Promise<QuoteDesk> {
    const { id, leadId } = (await this.lookup.open(access)).assignment;
    await unlessErasedFor(
      access,
      this.cases.open(leadId, (open) => what(open, id)),
    );
    return this.view(access);
  }
}
