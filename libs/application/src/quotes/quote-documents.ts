import type { Partner, QuoteState, QuoteTerms } from '@boligstyling/domain';
import type { PartnerRating } from '../reviews/reviews.js';

/** A quote as it is printed. */
export interface PrintedQuote {
  readonly partner: Pick<Partner, 'name' | 'company' | 'phone' | 'email' | 'presentation'>;
  readonly rating: PartnerRating;
  readonly state: QuoteState;
  readonly terms: QuoteTerms;
}

/** An owner's comparison on paper. */
export interface PrintedQuotes {
  readonly service: string;
  readonly place: string;
  /** Norwegian day of the printing. */
  readonly day: string;
  /** In the order of the page. */
  readonly quotes: readonly PrintedQuote[];
  /** Names of the stylists that have sent none. */
  readonly missing: readonly string[];
}

/** Comparisons of quotes as files. */
export abstract class QuoteDocuments {
  /**
   * A PDF on A4. Letters that cannot be printed are replaced.
   *
   * @param signal aborts work that nobody waits for any more
   * @throws the signal's reason
   */
  abstract pdf(quotes: PrintedQuotes, signal?: AbortSignal): Promise<Uint8Array>;
}
