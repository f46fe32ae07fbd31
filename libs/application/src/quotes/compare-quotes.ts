import {
  type Assignment,
  chooseQuote,
  declineAllQuotes,
  DomainError,
  hasOwnChoice,
  isActive,
  isOpenQuote,
  norwegianDay,
  quoteStateAt,
  termsOf,
  type LeadCaseState,
  type OpenCase,
  type Partner,
  type Quote,
  undoChoice,
  wasSent,
} from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { LinkSigner } from '../core/link-signer.js';
import { unlessErased } from '../core/signed-links.js';
import type { LeadCases } from '../lead-case/lead-cases.js';
import type { MatchingRepository } from '../lead-case/matching-repository.js';
import { OwnerLinks } from '../lead-case/owner-access.js';
import { ofSameMailbox } from '../lead-case/same-owner.js';
import type { QuoteDocuments } from './quote-documents.js';
import { type PartnerRating, type Reviews, UNRATED } from '../reviews/reviews.js';

/** A stylist with the owner's contact details, and its quote. */
export interface QuoteColumn {
  readonly assignmentId: string;
  readonly partner: Partner;
  readonly rating: PartnerRating;
  /** Undefined: none was sent. */
  readonly quote: Quote | undefined;
  /** When a partner without a quote was reminded; null: never. */
  readonly remindedAt: Date | null;
}

interface Arrival {
  readonly assignment: Assignment;
  readonly quote: Quote | undefined;
}

/** The quotes on an owner's page. */
export interface OwnerQuotes {
  readonly lead: LeadCaseState['lead'];
  /** In the order in which the quotes arrived, then those without one. */
  readonly columns: readonly QuoteColumn[];
  readonly choice: Quote | undefined;
  readonly canChoose: boolean;
  readonly canDeclineAll: boolean;
  readonly now: Date;
}

/**
 * The owner's comparison of quotes, by the signed link in an e-mail.
 *
 * All throw DomainError `link-unknown`, `link-expired`, `link-outdated`, `storage-unavailable`.
 */
export class CompareQuotes {
  private readonly door: OwnerLinks;

  constructor(
    private readonly matching: MatchingRepository,
    private readonly reviews: Reviews,
    private readonly documents: QuoteDocuments,
    private readonly cases: LeadCases,
    signer: LinkSigner,
    private readonly clock: Clock,
  ) {
    this.door = new OwnerLinks(matching, cases, signer, clock);
  }

  async view(token: string): Promise<OwnerQuotes> {
    const now = this.clock.now();
    const own = await this.door.openForAll(token);
    const all = await this.ofPage(own);
    const quotes = all.flatMap((each) => each.quotes).filter(wasSent);
    const columns = await this.columnsOf(all, quotes);
    const choice = quotes.find(({ state }) => state === 'chosen');
    const mayChoose = isActive(own) && hasOwnChoice(own) && !choice;
    const isAnyOpen = quotes.some((each) => isOpenQuote(each, now));
    return {
      ...{ lead: own.lead, columns, choice, now },
      canChoose: mayChoose && isAnyOpen,
      canDeclineAll: mayChoose && isAnyOpen,
    };
  }

  /**
   * The comparison on paper.
   *
   * @param signal aborts work that nobody waits for any more
   */
  async pdf(token: string, signal?: AbortSignal): Promise<Uint8Array> {
    const { columns, lead, now } = await this.view(token);
    const quotes = columns.flatMap(({ partner, quote, rating }) => {
      const terms = quote && termsOf(quote);
      return terms ? [{ partner, rating, state: quoteStateAt(quote, now), terms }] : [];
    });
    const missing = columns.filter(({ quote }) => !quote).map(({ partner }) => partner.name);
    const { location: place, serviceType: service } = lead;
    const printed = { service, place, day: norwegianDay(now), quotes, missing };
    return this.documents.pdf(printed, signal);
  }

  /**
   * Chooses a quote. Idempotent.
   *
   * @param seen version that the owner saw
   * @throws DomainError `quote-not-found`, `quote-closed`, `quote-revised`, `choice-made`,
   *   `lead-closed`
   */
  async choose(token: string, quoteId: string, seen: number): Promise<OwnerQuotes> {
    const all = await this.ofPage(await this.door.press(token));
    const of = all.find(({ quotes }) => quotes.some(({ id }) => id === quoteId));
    if (!of) throw new DomainError('quote-not-found');
    await this.open(of.lead.id, (open) => chooseQuote(open, quoteId, seen));
    return this.view(token);
  }

  /**
   * Undoes the choice within ten minutes. Idempotent.
   *
   * @throws DomainError `undo-too-late`
   */
  async undo(token: string): Promise<OwnerQuotes> {
    const all = await this.ofPage(await this.door.press(token));
    const of = all.find(({ quotes }) => quotes.some(({ state }) => state === 'chosen'));
    if (of) await this.open(of.lead.id, undoChoice);
    return this.view(token);
  }

  /**
   * «Ingen passer».
   *
   * @param shown version of the consent texts on the page; undefined: today's
   * @throws DomainError `lead-closed`, `quote-not-found`, `no-more-partners`, `all-asked`
   */
  async declineAll(token: string, keepsSearching: boolean, shown?: string): Promise<OwnerQuotes> {
    const { lead } = await this.door.press(token);
    await this.open(lead.id, (open) => declineAllQuotes(open, keepsSearching, shown));
    return this.view(token);
  }

  /** The page's lead with those of the same mailbox that are merged into it. */
  private async ofPage(own: LeadCaseState): Promise<LeadCaseState[]> {
    if (own.mergedInto !== null) return [own];
    const all = await ofSameMailbox(this.matching, own.lead.id);
    return [own, ...all.filter(({ lead }) => lead.id !== own.lead.id)];
  }

  private async columnsOf(
    all: readonly LeadCaseState[],
    quotes: readonly Quote[],
  ): Promise<QuoteColumn[]> {
    const found = await Promise.all(all.map(({ lead }) => this.matching.assignmentsOf(lead.id)));
    const shown = found.flat().flatMap(({ assignment, partner }) => {
      const quote = quotes.find(({ assignmentId }) => assignmentId === assignment.id);
      const isShown = assignment.state === 'accepted' && assignment.partnerGroup === 'stylist';
      return isShown || quote?.state === 'chosen' ? [{ assignment, partner, quote }] : [];
    });
    const ratings = await this.reviews.ratingsOf(shown.map(({ partner }) => partner.id));
    const drafts = all.flatMap((each) => each.quotes);
    return shown
      .toSorted((a, b) => arrivedAt(a) - arrivedAt(b))
      .map(({ assignment, partner, quote }) => ({
        assignmentId: assignment.id,
        partner,
        rating: ratings.get(partner.id) ?? UNRATED,
        quote,
        remindedAt: drafts.find((it) => it.assignmentId === assignment.id)?.remindedAt ?? null,
      }));
  }

  private async open(leadId: string, what: (open: OpenCase) => void): Promise<void> {
    await unlessErased(this.cases.open(leadId, what, [], 'first'));
  }
}

/** Those without a quote come last, in the order in which they accepted. */
function arrivedAt({ assignment, quote }: Arrival): number {
  const sentAt = quote?.versions[0]?.sentAt;
  return sentAt ? Number(sentAt) : Number(assignment.answeredAt) + Number.MAX_SAFE_INTEGER / 2;
}
