import type { QuoteTerms } from './quote-terms.js';

interface Compared {
  readonly id: string;
  readonly terms: QuoteTerms;
}

export interface QuoteMarks {
  /** The quote with the lowest price; null if two share it, or there is nothing to compare. */
  readonly lowestPrice: string | null;
  /** The one that can begin first, likewise. */
  readonly earliestStart: string | null;
}

/**
 * The best of several open quotes. A range counts by its highest price, which is what an owner may
 * come to pay.
 */
export function quoteMarks(open: readonly Compared[]): QuoteMarks {
  return {
    lowestPrice: alone(open, ({ terms }) => terms.priceTo ?? terms.priceFrom),
    earliestStart: alone(open, ({ terms }) => Date.parse(terms.earliestStart)),
  };
}

function alone(open: readonly Compared[], of: (each: Compared) => number): string | null {
  if (open.length < 2) return null;
  const least = Math.min(...open.map(of));
  const having = open.filter((each) => of(each) === least);
  return having.length === 1 ? (having[0]?.id ?? null) : null;
}
