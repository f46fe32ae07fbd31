import {
  type Assignment,
  DomainError,
  EMPTY_DRAFT,
  isActive,
  type Lead,
  type OpenCase,
  type Partner,
  type Quote,
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
} from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { IdGenerator } from '../core/id-generator.js';
import type { LinkSigner } from '../core/link-signer.js';
import { leadErased, openLink, requireOfMailbox, unlessErased } from '../core/signed-links.js';
import type { LeadCases } from '../lead-case/lead-cases.js';
import type { FoundAssignment, MatchingRepository } from '../lead-case/matching-repository.js';
import { type PartnerRating, type Reviews, UNRATED } from '../reviews/reviews.js';
import type { Quotes } from './quotes.js';

/** A partner's way to one of its assignments: logged in, or by the signed link in an e-mail. */
export type QuoteAccess =
  | { readonly partnerId: string; readonly assignmentId: string }
  | { readonly token: string };

/** What a partner needs to write a quote. */
export interface QuoteDesk {
  readonly assignment: Assignment;
  readonly lead: Lead;
  /** As the owner's comparison shows it. */
  readonly partner: Partner;
  readonly rating: PartnerRating;
  /** False once anything but partners' reports ended the work. */
  readonly isLeadOpen: boolean;
  /** Undefined: nothing is written yet. */
  readonly quote: Quote | undefined;
  /** The terms that the partner sent last for this service; null: none. */
  readonly suggestion: QuoteTerms | null;
  readonly templates: readonly QuoteTemplate[];
  readonly seenAt: Date;
}

/**
 * A stylist's quote for an assignment that it has accepted.
 *
 * All throw DomainError `assignment-not-found`, `assignment-closed`, `no-quote-by-agents`,
 * `storage-unavailable`, and by a link `link-unknown`, `link-expired`.
 */
export class WriteQuote {
  constructor(
    private readonly matching: MatchingRepository,
    private readonly quotes: Quotes,
    private readonly reviews: Reviews,
    private readonly cases: LeadCases,
    private readonly signer: LinkSigner,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** An assignment that has ended still shows what was sent. */
  async view(access: QuoteAccess): Promise<QuoteDesk> {
    const { assignment, lead, partner } = await this.find(access);
    const { id, leadId, partnerId } = assignment;
    const state = await this.matching.caseOf(leadId);
    const quote = state?.quotes.find(({ assignmentId }) => assignmentId === id);
    if (!quote) requireQuotable(assignment);
    const [suggestion, templates, ratings] = await Promise.all([
      this.quotes.lastTermsOf(partnerId, lead.serviceType),
      this.quotes.templatesOf(partnerId),
      this.reviews.ratingsOf([partnerId]),
    ]);
    return {
      ...{ assignment, lead, partner, quote, templates },
      isLeadOpen: state !== undefined && isActive(state),
      rating: ratings.get(partnerId) ?? UNRATED,
      suggestion: suggestion ?? null,
      seenAt: this.clock.now(),
    };
  }

  /** @throws DomainError `quote-closed` */
  saveDraft(access: QuoteAccess, draft: QuoteDraft): Promise<QuoteDesk> {
    return this.happen(access, (open, id) => saveQuoteDraft(open, id, draft));
  }

  /**
   * Sends or revises the quote.
   *
   * @throws DomainError `lead-closed`, `invalid-quote`, `quote-closed`, `version-required`,
   *   `quote-changed`, `idempotency-key-reused`, `too-many-quote-versions`
   */
  send(access: QuoteAccess, draft: QuoteDraft, sending: QuoteSending): Promise<QuoteDesk> {
    return this.happen(access, (open, id) => sendQuote(open, id, draft, sending));
  }

  /** @throws DomainError `quote-not-found`, `quote-closed` */
  withdraw(access: QuoteAccess): Promise<QuoteDesk> {
    return this.happen(access, (open, id) => withdrawQuote(open, id));
  }

  /**
   * Replaces a partner's templates.
   *
   * @throws DomainError `too-many-quote-templates`, `invalid-quote`
   */
  async keepTemplates(
    partnerId: string,
    templates: readonly { readonly name: string; readonly terms: Partial<QuoteDraft> }[],
  ): Promise<QuoteTemplate[]> {
    const kept = templates.map(({ name, terms }) => ({
      id: this.ids.next(),
      name: name.trim(),
      terms: tidyDraft({ ...EMPTY_DRAFT, ...terms }),
    }));
    requireTemplates(kept);
    await this.quotes.keepTemplates(partnerId, kept);
    return kept;
  }

  private async happen(
    access: QuoteAccess,
    what: (open: OpenCase, assignmentId: string) => void,
  ): Promise<QuoteDesk> {
    const { id, leadId } = (await this.find(access)).assignment;
    await unlessErased(this.cases.open(leadId, (open) => what(open, id)));
    return this.view(access);
  }

  private async find(access: QuoteAccess): Promise<FoundAssignment> {
    if ('token' in access) return this.findByLink(access.token);
    const found = await this.matching.findAssignment(access.assignmentId);
    if (found?.assignment.partnerId !== access.partnerId) {
      throw new DomainError('assignment-not-found');
    }
    return found;
  }

  private async findByLink(token: string): Promise<FoundAssignment> {
    const id = openLink(this.signer, 'partner', token, this.clock.now());
    const found = await this.matching.findAssignment(id);
    if (!found) throw leadErased();
    requireOfMailbox(this.signer, 'partner', token, found.partner);
    return found;
  }
}
