import type { QuoteTerms } from './quote-terms.js';

/** Norwegian MVA on services in hundredths of a percent (merverdiavgiftsloven § 5-1). */
export const QUOTE_VAT_RATE = 2500;

const WHOLE = 10_000;

/** The MVA within a price, in whole kroner; half a krone rounds up. */
export function vatWithin(kroner: number): number {
  return Math.round((kroner * QUOTE_VAT_RATE) / (WHOLE + QUOTE_VAT_RATE));
}

/** «24 900 kr», «24 900–29 900 kr», with non-breaking spaces, and room to wrap after the dash. */
export function quotePriceText({
  priceFrom,
  priceTo,
}: Pick<QuoteTerms, 'priceFrom' | 'priceTo'>): string {
  const amounts = [priceFrom, ...(priceTo === null ? [] : [priceTo])];
  return `${amounts.map((each) => each.toLocaleString('nb')).join('–\u200b')}\u00a0kr`;
}

/** Fewer quotes would let one price be guessed. */
export const MIN_QUOTES_TOLD = 5;
