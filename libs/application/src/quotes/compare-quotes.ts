import {
  type Assignment,
  attachmentsOf,
  chooseQuote,
  declineAllQuotes,
  declineMergedQuotes,
  DomainError,
  earlierEnd,
  hasOwnChoice,
  isActive,
  isForEarlierService,
  isOpenQuote,
  norwegianDay,
  quoteStateAt,
  termsOf,
  type LeadCaseState,
  type OpenCase,
  type Partner,
  type Quote,
  undoChoice,
  versionOf,
  wasSent,
  type QuoteState,
  type QuoteTerms,
  isChosenQuote,
} from '@boligstyling/domain';
import type { Clock } from '../core/ports.js';
import type { LinkSigner } from '../core/link-signer.js';
import { unlessErased } from '../core/signed-links.js';
import type { LeadCases } from '../lead-case/lead-cases.js';
import type { MatchingRepository } from '../lead-case/matching-repository.js';
import { assignmentsIn, OwnerLinks, ofSameMailbox } from '../lead-case/owner-access.js';
import { type PartnerRating, type Reviews, UNRATED } from '../reviews/review-request.js';
import { type ShownAttachment, shownAttachments } from './attach-to-quote.js';

export interface PrintedQuote {
  readonly service: string;
  readonly partner: Pick<Partner, 'name' | 'company' | 'phone' | 'email' | 'presentation'>;
  readonly rating: PartnerRating;
  readonly state: QuoteState;
  readonly terms: QuoteTerms;
  readonly attachments: readonly string[];
}

export interface PrintedQuotes {
  readonly service: string;
  readonly place: string;
  /** Norwegian day of the printing. */
  readonly day: string;
  readonly quotes: readonly PrintedQuote[];
  readonly missing: readonly string[];
}

export abstract class QuoteDocuments {
  /**
   * Unprintable letters are replaced.
   *
   * @throws the signal's reason
   */
  abstract pdf(quotes: PrintedQuotes, signal?: AbortSignal): Promise<Uint8Array>;
}

export interface QuoteColumn {
  readonly assignmentId: string;
  readonly service: string;
  readonly partner: Partner;
  readonly rating: PartnerRating;
  readonly quote: Quote | undefined;
  readonly isForEarlierService: boolean;
  /** Of the newest version. */
  readonly attachments: readonly ShownAttachment[];
  readonly remindedAt: Date | null;
}

interface Arrival {
  readonly assignment: Assignment;
  readonly quote: Quote | undefined;
}

export interface OwnerQuotes {
  readonly lead: LeadCaseState['lead'];
  /** By arrival, then those without a quote. */
  readonly columns: readonly QuoteColumn[];
  readonly choice: Quote | undefined;
  readonly canChoose: boolean;
  readonly canDeclineAll: boolean;
  readonly now: Date;
}

/**
 * By the signed link in an e-mail.
 * All throw `link-unknown`, `link-expired`, `link-outdated`.
 */
export class CompareQuotes {
  private readonly links: OwnerLinks;

  constructor(
    private readonly matching: MatchingRepository,
    private readonly reviews: Reviews,
    private readonly documents: QuoteDocuments,
    private readonly cases: LeadCases,
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {
    this.links = new OwnerLinks(matching, cases, signer, clock);
  }

  async view(token: string): Promise<OwnerQuotes> {
    const now = this.clock.now();
    const own = await this.links.openForAll(token);
    const all = await this.ofPage(own);
    const quotes = all.flatMap((each) => each.quotes).filter(wasSent);
    const columns = await this.columnsOf(all, quotes, now);
    const choice = quotes.find(isChosenQuote);
    const mayChoose = isActive(own) && hasOwnChoice(own) && !earlierEnd(own) && !choice;
    const isOpen = (quote: Quote | undefined) => quote !== undefined && isOpenQuote(quote, now);
    const isChoosable = (each: QuoteColumn) => isOpen(each.quote) && !each.isForEarlierService;
    return {
      ...{ lead: own.lead, columns, choice, now },
      canChoose: mayChoose && columns.some(isChoosable),
      canDeclineAll: mayChoose && quotes.some(isOpen),
    };
  }

  async pdf(token: string, signal?: AbortSignal): Promise<Uint8Array> {
    const { columns, lead, now } = await this.view(token);
    const quotes = columns.flatMap(({ attachments, partner, quote, rating, service }) => {
      const terms = quote && termsOf(quote);
      if (!terms) return [];
      const names = attachments.map(({ name }) => name);
      const state = quoteStateAt(quote, now);
      return [{ service, partner, rating, state, terms, attachments: names }];
    });
    const missing = columns.filter(({ quote }) => !quote).map(({ partner }) => partner.name);
    const { location: place, serviceType } = lead;
    const printed = { service: serviceType, place, day: norwegianDay(now), quotes, missing };
    return this.documents.pdf(printed, signal);
  }

  /**
   * Idempotent.
   *
   * @throws `quote-not-found`, `quote-closed`, `quote-revised`, `choice-made`, `lead-closed`
   */
  async choose(token: string, quoteId: string, seen: number): Promise<OwnerQuotes> {
    const all = await this.ofPage(await this.links.press(token));
    const of = all.find(({ quotes }) => quotes.some(({ id }) => id === quoteId));
    if (!of) throw new DomainError('quote-not-found');
    const beside = await this.open(of.lead.id, (open) => {
      chooseQuote(open, quoteId, seen);
      return open.home.mergedIds();
    });
    // They follow once the choice is final.
    for (const id of beside) await this.open(id, (open) => open.scheduleNow());
    return this.view(token);
  }

  /**
   * Within ten minutes. Idempotent.
   *
   * @throws `undo-too-late`
   */
  async undo(token: string): Promise<OwnerQuotes> {
    const all = await this.ofPage(await this.links.press(token));
    const of = all.find(({ quotes }) => quotes.some(isChosenQuote));
    if (of) await this.open(of.lead.id, undoChoice);
    return this.view(token);
  }

  /**
   * @param shown as in {@link agreeToAgent}
   * @throws `lead-closed`, `quote-not-found`, `no-more-partners`, `all-asked`
   */
  async declineAll(token: string, keepsSearching: boolean, shown?: string): Promise<OwnerQuotes> {
    const own = await this.links.press(token);
    const now = this.clock.now();
    const beside = (await this.ofPage(own)).filter(
      ({ lead, quotes }) =>
        lead.id !== own.lead.id && quotes.some((each) => isOpenQuote(each, now)),
    );
    const declining = { shown, hasOpenBeside: beside.length > 0 };
    const decline = (open: OpenCase) => declineAllQuotes(open, keepsSearching, declining);
    // A refusal leaves the merged leads' quotes open.
    if (beside.length > 0) await unlessErased(this.cases.look(own.lead.id, decline));
    for (const { lead } of beside) await this.open(lead.id, declineMergedQuotes);
    await this.open(own.lead.id, decline);
    return this.view(token);
  }

  private async ofPage(own: LeadCaseState): Promise<LeadCaseState[]> {
    if (own.mergedInto !== null) return [own];
    const all = await ofSameMailbox(this.matching, own);
    return [own, ...all.filter(({ lead }) => lead.id !== own.lead.id)];
  }

  private async columnsOf(
    all: readonly LeadCaseState[],
    quotes: readonly Quote[],
    now: Date,
  ): Promise<QuoteColumn[]> {
    const found = await Promise.all(
      all.map(async (state) => {
        const assignments = await assignmentsIn(this.matching, state);
        return assignments.map((each) => ({ ...each, service: state.lead.serviceType }));
      }),
    );
    const shown = found.flat().flatMap(({ assignment, partner, service }) => {
      const quote = quotes.find(({ assignmentId }) => assignmentId === assignment.id);
      const isShown = assignment.state === 'accepted' && assignment.partnerGroup === 'stylist';
      const isIn = isShown || quote?.state === 'chosen';
      return isIn ? [{ assignment, partner, quote, service }] : [];
    });
    const ratings = await this.reviews.ratingsOf(shown.map(({ partner }) => partner.id));
    const drafts = all.flatMap((each) => each.quotes);
    return shown
      .toSorted((a, b) => arrivedAt(a) - arrivedAt(b))
      .map(({ assignment, partner, quote, service }) => ({
        assignmentId: assignment.id,
        service: quote?.versions.at(-1)?.service ?? service,
        partner,
        rating: ratings.get(partner.id) ?? UNRATED,
        quote,
        isForEarlierService: quote !== undefined && isForEarlierService(quote, service),
        attachments: quote
          ? shownAttachments(attachmentsOf(quote, versionOf(quote)), this.signer, now)
          : [],
        remindedAt: drafts.find((it) => it.assignmentId === assignment.id)?.remindedAt ?? null,
      }));
  }

  private open<T>(leadId: string, what: (open: OpenCase) => T): Promise<T> {
    return unlessErased(this.cases.openFirst(leadId, what));
  }
}

/** Those without a quote come last, by acceptance. */
function arrivedAt({ assignment, quote }: Arrival): number {
  const sentAt = quote?.versions[0]?.sentAt;
  return sentAt ? Number(sentAt) : Number(assignment.answeredAt) + Number.MAX_SAFE_INTEGER / 2;
}
