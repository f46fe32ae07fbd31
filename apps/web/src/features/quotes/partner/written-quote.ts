import type { QuoteDraftDto } from '@boligstyling/api-client/links';
import {
  defaultValidUntil,
  EMPTY_DRAFT,
  type FieldError,
  QUOTE_TERM_KEYS,
  quoteFaults,
  quoteField,
  type QuoteDraft,
  type QuoteInclude,
  type QuoteTermKey,
  quoteValueFault,
  tidyDraft,
  toWireTerms,
  plainNumber,
} from '@boligstyling/domain';

/** Texts keep unfinished numbers as typed. */
export interface WrittenQuote {
  readonly isRange: boolean;
  readonly priceFrom: string;
  readonly priceTo: string;
  readonly priceDependsOn: string;
  /** True for a partner registered for MVA; null until it has stated that. */
  readonly hasVat: boolean | null;
  readonly includes: readonly QuoteInclude[];
  readonly includesOther: string;
  readonly rentalWeeks: string;
  readonly extraWeekPrice: string;
  readonly earliestStart: string;
  readonly validUntil: string;
  readonly message: string;
}

/** «24 900 kr», «24.900,-» and «24900» are equal. NaN for other text, null for none. */
export function readNumber(text: string): number | null {
  const digits = plainNumber(text);
  if (digits === '') return null;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** «24 900»; other text stays. */
export function tidyNumber(text: string): string {
  const number = readNumber(text);
  return number === null || Number.isNaN(number) ? text.trim() : number.toLocaleString('nb');
}

/**
 * @param today Norwegian day, from which missing or past days are filled in
 * @param lastVat the partner's last statement, for terms without one
 */
export function writtenFrom(
  terms: QuoteDraft,
  today: string,
  lastVat: boolean | null = null,
): WrittenQuote {
  const text = (value: string | number | null) =>
    typeof value === 'number' ? value.toLocaleString('nb') : (value ?? '');
  const coming = (day: string | null) => (day !== null && day >= today ? day : null);
  return {
    isRange: terms.priceTo !== null,
    priceFrom: text(terms.priceFrom),
    priceTo: text(terms.priceTo),
    priceDependsOn: text(terms.priceDependsOn),
    hasVat: terms.hasVat ?? lastVat,
    includes: terms.includes ?? [],
    includesOther: text(terms.includesOther),
    rentalWeeks: text(terms.rentalWeeks),
    extraWeekPrice: text(terms.extraWeekPrice),
    earliestStart: coming(terms.earliestStart) ?? '',
    validUntil: coming(terms.validUntil) ?? defaultValidUntil(today),
    message: text(terms.message),
  };
}

export const blankQuote = (today: string, lastVat: boolean | null = null): WrittenQuote =>
  writtenFrom(EMPTY_DRAFT, today, lastVat);

/** An unreadable number is NaN, which the checks refuse. */
export function toDraft(written: WrittenQuote, service: string): QuoteDraft {
  const draft: QuoteDraft = {
    priceFrom: readNumber(written.priceFrom),
    priceTo: written.isRange ? readNumber(written.priceTo) : null,
    priceDependsOn: written.isRange ? written.priceDependsOn : null,
    hasVat: written.hasVat,
    includes: written.includes,
    includesOther: written.includesOther,
    rentalWeeks: readNumber(written.rentalWeeks),
    extraWeekPrice: readNumber(written.extraWeekPrice),
    earliestStart: written.earliestStart || null,
    validUntil: written.validUntil || null,
    message: written.message,
  };
  return tidyDraft(draft, service);
}

/** Without the values that are refused so far. */
export function savable(draft: QuoteDraft): QuoteDraft {
  const isHeld = (key: QuoteTermKey) =>
    draft[key] !== null && quoteValueFault(quoteField(key), draft[key]) === null;
  return Object.fromEntries(
    QUOTE_TERM_KEYS.map((key) => [key, isHeld(key) ? draft[key] : null]),
  ) as QuoteDraft;
}

export const wireOf = (draft: QuoteDraft): QuoteDraftDto =>
  toWireTerms(draft) as unknown as QuoteDraftDto;

export type WrittenFaults = Partial<Record<QuoteTermKey, string>>;

export function faultsOf(written: WrittenQuote, service: string, today: string): WrittenFaults {
  const draft = toDraft(written, service);
  const faults = byKey(quoteFaults(draft, today));
  if (written.isRange && draft.priceTo === null) {
    return { ...faults, priceTo: `${quoteField('priceTo').label} må fylles ut.` };
  }
  return faults;
}

export function byKey(errors: readonly FieldError[]): WrittenFaults {
  const keys = new Map<string, QuoteTermKey>(
    QUOTE_TERM_KEYS.map((key) => [quoteField(key).wire, key]),
  );
  return Object.fromEntries(
    errors.flatMap(({ field, message }) => {
      const key = keys.get(field.split('.').at(-1) ?? '');
      return key ? [[key, message]] : [];
    }),
  );
}
