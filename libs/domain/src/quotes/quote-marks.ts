import type { QuoteTerms, QuoteDraft } from './quote-terms.js';
import { DomainError } from '../core/domain-error.js';
import { hasAtMost, isFilled, isSingleLine } from '../core/text.js';
import { type Version, versionOfText } from '../core/version.js';

/** Hundredths of a percent (merverdiavgiftsloven § 5-1). */
const QUOTE_VAT_RATE = 2500;

const WHOLE = 10_000;

/** In whole kroner. */
export interface QuoteVat {
  readonly from: number;
  /** Null: the price is fixed. */
  readonly to: number | null;
}

/**
 * Null for a stylist that is not registered: it may state no MVA (merverdiavgiftsloven § 15-11).
 * Half a krone rounds up.
 */
export function quoteVat({
  hasVat,
  priceFrom,
  priceTo,
}: Pick<QuoteTerms, 'hasVat' | 'priceFrom' | 'priceTo'>): QuoteVat | null {
  if (!hasVat) return null;
  return { from: vatWithin(priceFrom), to: priceTo === null ? null : vatWithin(priceTo) };
}

const vatWithin = (kroner: number): number =>
  Math.round((kroner * QUOTE_VAT_RATE) / (WHOLE + QUOTE_VAT_RATE));

/** «24 900–29 900 kr», which wraps after the dash alone. */
export function quotePriceText({
  priceFrom,
  priceTo,
}: Pick<QuoteTerms, 'priceFrom' | 'priceTo'>): string {
  const amounts = [priceFrom, ...(priceTo === null ? [] : [priceTo])];
  return `${amounts.map((each) => each.toLocaleString('nb')).join('–')}\u00a0kr`;
}

/** Fewer quotes would let one price be guessed. */
export const MIN_QUOTES_SHOWN = 5;

export interface QuoteTemplate {
  readonly id: string;
  readonly name: string;
  readonly terms: QuoteDraft;
}

/** Each save renews ids. */
export const templatesVersion = (templates: readonly Pick<QuoteTemplate, 'id'>[]): Version =>
  versionOfText(templates.map(({ id }) => id).join());

export const MAX_QUOTE_TEMPLATES = 5;
export const QUOTE_TEMPLATE_NAME_MAX_LENGTH = 60;

/** @throws `too-many-quote-templates`, `invalid-quote` for an unusable name */
export function requireTemplates(templates: readonly Pick<QuoteTemplate, 'name'>[]): void {
  if (templates.length > MAX_QUOTE_TEMPLATES) throw new DomainError('too-many-quote-templates');
  const isNamed = ({ name }: Pick<QuoteTemplate, 'name'>) =>
    isFilled(name) && isSingleLine(name) && hasAtMost(name, QUOTE_TEMPLATE_NAME_MAX_LENGTH);
  if (templates.every(isNamed)) return;
  const message = `Gi malen et navn på høyst ${QUOTE_TEMPLATE_NAME_MAX_LENGTH} tegn.`;
  throw new DomainError('invalid-quote', undefined, [{ field: 'name', message }]);
}

interface Compared {
  readonly id: string;
  readonly service: string;
  readonly terms: QuoteTerms;
}

/** Their prices are not ranked, and each names its service. */
export const differInService = (quotes: readonly Pick<Compared, 'service'>[]): boolean =>
  new Set(quotes.map(({ service }) => service)).size > 1;

export interface QuoteMarks {
  /** Null if two share it, there is nothing to compare, or services differ. */
  readonly lowestPrice: string | null;
  readonly earliestStart: string | null;
}

/** A range counts by its highest price, which an owner may come to pay. */
export function quoteMarks(open: readonly Compared[]): QuoteMarks {
  const ranked = differInService(open) ? [] : open;
  return {
    lowestPrice: alone(ranked, ({ terms }) => terms.priceTo ?? terms.priceFrom),
    earliestStart: alone(open, ({ terms }) => Date.parse(terms.earliestStart)),
  };
}

function alone(open: readonly Compared[], of: (each: Compared) => number): string | null {
  if (open.length < 2) return null;
  const least = Math.min(...open.map(of));
  const having = open.filter((each) => of(each) === least);
  return having.length === 1 ? having[0]!.id : null;
}
