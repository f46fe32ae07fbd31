import type { FieldError } from '../core/domain-error.js';
import { hasAtMost, isPlainText } from '../core/text.js';
import { dayAt, isDay } from '../core/time/norwegian-day.js';
import type { LeadService } from '../leads/lead-answers.js';

/** In the order shown. */
export const QUOTE_INCLUDES = {
  inspection: 'Befaring',
  furniture: 'Møbler',
  textiles: 'Tekstiler og planter',
  transport: 'Transport, montering og nedrigging',
  photography: 'Stylist til fotografering',
  advice: 'Rådgivning',
} as const;
export type QuoteInclude = keyof typeof QUOTE_INCLUDES;
export const QUOTE_INCLUDE_KEYS = Object.keys(QUOTE_INCLUDES) as QuoteInclude[];

/** Prices are whole kroner, as a consumer pays them: with MVA, if any. */
export interface QuoteTerms {
  readonly priceFrom: number;
  readonly priceTo: number | null;
  readonly priceDependsOn: string | null;
  /** Else the prices include no MVA. */
  readonly hasVat: boolean;
  readonly includes: readonly QuoteInclude[];
  readonly includesOther: string | null;
  readonly rentalWeeks: number | null;
  readonly extraWeekPrice: number | null;
  /** Norwegian day, `yyyy-MM-dd`. */
  readonly earliestStart: string;
  /** Norwegian day. */
  readonly validUntil: string;
  readonly message: string | null;
}
export type QuoteTermKey = keyof QuoteTerms;

/** Empty values are null. */
export type QuoteDraft = { readonly [Key in QuoteTermKey]: QuoteTerms[Key] | null };

interface Described {
  readonly wire: string;
  readonly label: string;
  readonly description: string;
  readonly isRequired: boolean;
  readonly isRental?: true;
}

interface NumberField extends Described {
  readonly kind: 'number';
  readonly minimum: number;
  readonly maximum: number;
  /** Kroner or weeks. */
  readonly unit: 'kr' | 'uker';
  readonly example: number;
}

interface TextField extends Described {
  readonly kind: 'text';
  readonly limit: number;
  readonly example: string;
}

interface DayField extends Described {
  readonly kind: 'day';
  readonly example: string;
}

interface IncludesField extends Described {
  readonly kind: 'includes';
  readonly example: readonly QuoteInclude[];
}

interface FlagField extends Described {
  readonly kind: 'flag';
  readonly example: boolean;
}

export type QuoteField = NumberField | TextField | DayField | IncludesField | FlagField;

export const MAX_QUOTE_PRICE = 9_999_999;

export const QUOTE_VALID_DAYS = 14;

export const MAX_QUOTE_VALID_DAYS = 180;

const kroner = { kind: 'number', maximum: MAX_QUOTE_PRICE, unit: 'kr' } as const;

/** In the form's order. Contract, checks, sentences and form follow. */
export const QUOTE_FIELDS = {
  priceFrom: {
    ...{ ...kroner, minimum: 1, wire: 'price_from', label: 'Pris', isRequired: true },
    ...{
      example: 24_900,
      description: 'The lowest or fixed price that the owner pays, in whole kroner.',
    },
  },
  priceTo: {
    ...{ ...kroner, minimum: 1, wire: 'price_to', label: 'Høyeste pris', isRequired: false },
    ...{ example: 29_900, description: 'The highest price. Null: the price is fixed.' },
  },
  priceDependsOn: {
    ...{ kind: 'text', limit: 300, wire: 'price_depends_on', label: 'Hva prisen avhenger av' },
    ...{ isRequired: false, example: 'Om stuen trenger sofa.' },
    description: 'The facts that decide the price. Required with `price_to`.',
  },
  hasVat: {
    ...{ kind: 'flag', wire: 'has_vat', label: 'Mva.', isRequired: true, example: true },
    description:
      'True: the stylist is registered for MVA, which the prices include. False: it is not, and there is none.',
  },
  includes: {
    ...{ kind: 'includes', wire: 'includes', label: 'Med i prisen', isRequired: true },
    ...{ example: ['inspection', 'furniture'], description: 'Things that the price includes.' },
  },
  includesOther: {
    ...{ kind: 'text', limit: 500, wire: 'includes_other', label: 'Annet som er med' },
    ...{ isRequired: false, example: 'Lett vask før fotografering.' },
    description: 'Further things that it includes.',
  },
  rentalWeeks: {
    ...{ kind: 'number', minimum: 1, maximum: 52, unit: 'uker', wire: 'rental_weeks' },
    ...{ label: 'Uker med møbler', isRequired: false, isRental: true, example: 6 },
    description: 'Weeks of furniture rental in the price. Not for Interiørveiledning.',
  },
  extraWeekPrice: {
    ...{ ...kroner, minimum: 0, wire: 'extra_week_price', label: 'Pris per uke etterpå' },
    ...{ isRequired: false, isRental: true, example: 1_500 },
    description: 'Of a further week. Not for Interiørveiledning.',
  },
  earliestStart: {
    ...{ kind: 'day', wire: 'earliest_start', label: 'Første dag', isRequired: true },
    ...{ example: '2026-12-07', description: 'The first day on which the work can begin.' },
  },
  validUntil: {
    ...{ kind: 'day', wire: 'valid_until', label: 'Gjelder til', isRequired: true },
    example: '2026-12-13',
    description: `The last day on which it can be chosen, at most ${MAX_QUOTE_VALID_DAYS} days from now.`,
  },
  message: {
    ...{ kind: 'text', limit: 2000, wire: 'message', label: 'Melding', isRequired: false },
    ...{ example: 'Jeg kommer gjerne innom i neste uke.', description: 'To the owner.' },
  },
} as const satisfies Record<QuoteTermKey, QuoteField>;

export const QUOTE_TERM_KEYS = Object.keys(QUOTE_FIELDS) as QuoteTermKey[];

export const quoteField = (key: QuoteTermKey): QuoteField => QUOTE_FIELDS[key];

export const EMPTY_DRAFT: QuoteDraft = {
  priceFrom: null,
  priceTo: null,
  priceDependsOn: null,
  hasVat: null,
  includes: null,
  includesOther: null,
  rentalWeeks: null,
  extraWeekPrice: null,
  earliestStart: null,
  validUntil: null,
  message: null,
};

/** Furniture is rented for styling alone. */
export function hasRental(service: LeadService | string): boolean {
  return service === 'Fullstyling' || service === 'Delstyling';
}

export function quoteTermKeys(service: LeadService | string): QuoteTermKey[] {
  const keys = QUOTE_TERM_KEYS;
  return hasRental(service) ? keys : keys.filter((key) => !quoteField(key).isRental);
}

export function defaultValidUntil(today: string): string {
  return dayAt(today, QUOTE_VALID_DAYS);
}

const VAT_UNSTATED = 'Svar ja eller nei på om du er mva-registrert.';

/** In Norwegian, for drafts and sent terms alike; null: none. */
export function quoteValueFault(field: QuoteField, value: unknown): string | null {
  const { label } = field;
  if (field.kind === 'number') {
    const { maximum, minimum, unit } = field;
    if (!Number.isInteger(value)) return `${label} må være et helt tall.`;
    const isWithin = (value as number) >= minimum && (value as number) <= maximum;
    const range = `${minimum.toLocaleString('nb')}–${maximum.toLocaleString('nb')} ${unit}`;
    return isWithin ? null : `${label} må være ${range}.`;
  }
  if (field.kind === 'includes') {
    const isList = Array.isArray(value) && value.every((each) => each in QUOTE_INCLUDES);
    const isOnce = isList && new Set(value).size === value.length;
    return isOnce ? null : 'Velg hva som er med, hver ting én gang.';
  }
  if (field.kind === 'flag') return typeof value === 'boolean' ? null : VAT_UNSTATED;
  if (typeof value !== 'string') return `${label} må være tekst.`;
  if (field.kind === 'day') return isDay(value) ? null : 'Oppgi en dag som 2026-12-07.';
  if (!hasAtMost(value, field.limit)) return `${label} kan ha høyst ${field.limit} tegn.`;
  return isPlainText(value) ? null : `${label} kan ikke ha kontrolltegn.`;
}

/**
 * As stored: blank texts become null, and terms that the service lacks are dropped.
 *
 * @param service undefined for a template, which fits any
 */
export function tidyDraft(draft: QuoteDraft, service?: string): QuoteDraft {
  const hasNone = service !== undefined && !hasRental(service);
  const rental = hasNone ? { rentalWeeks: null, extraWeekPrice: null } : {};
  const { includes, includesOther, message, priceDependsOn } = draft;
  const text = (value: string | null) => value?.trim() || null;
  return {
    ...draft,
    ...rental,
    includes: includes && QUOTE_INCLUDE_KEYS.filter((each) => includes.includes(each)),
    includesOther: text(includesOther),
    message: text(message),
    priceDependsOn: text(priceDependsOn),
  };
}

/**
 * By wire name; empty: the tidied draft can be sent.
 *
 * @param today Norwegian day
 */
export function quoteFaults(draft: QuoteDraft, today: string): FieldError[] {
  return QUOTE_TERM_KEYS.flatMap((key) => {
    const message = faultOf(draft, key, today);
    return message ? [{ field: quoteField(key).wire, message }] : [];
  });
}

function faultOf(draft: QuoteDraft, key: QuoteTermKey, today: string): string | null {
  const field = quoteField(key);
  const value = draft[key];
  if (value === null) return field.isRequired ? unfilled(field) : missing(draft, key);
  return quoteValueFault(field, value) ?? misfit(draft, key, today);
}

export function unfilled(field: QuoteField): string {
  return field.kind === 'flag' ? VAT_UNSTATED : `${field.label} må fylles ut.`;
}

function missing({ priceTo }: QuoteDraft, key: QuoteTermKey): string | null {
  return key === 'priceDependsOn' && priceTo !== null
    ? 'Skriv hva som avgjør prisen, når den er fra–til.'
    : null;
}

function misfit(draft: QuoteDraft, key: QuoteTermKey, today: string): string | null {
  const { earliestStart, priceFrom, priceTo, rentalWeeks, validUntil } = draft;
  if (key === 'priceTo' && priceFrom !== null && Number(priceTo) <= priceFrom) {
    return 'Høyeste pris må være mer enn laveste.';
  }
  if (key === 'priceDependsOn' && priceTo === null) return 'En fast pris avhenger ikke av noe.';
  if (key === 'extraWeekPrice' && rentalWeeks === null)
    return 'Oppgi hvor mange uker prisen gjelder.';
  if (key === 'earliestStart' && String(earliestStart) < today)
    return 'Første dag kan ikke være før i dag.';
  if (key !== 'validUntil') return null;
  if (String(validUntil) < today) return 'Tilbudet må gjelde til i dag eller senere.';
  return String(validUntil) > dayAt(today, MAX_QUOTE_VALID_DAYS)
    ? `Tilbudet kan gjelde i høyst ${MAX_QUOTE_VALID_DAYS} dager.`
    : null;
}

export type WireTerms<Terms extends QuoteDraft = QuoteDraft> = {
  -readonly [Key in QuoteTermKey as (typeof QUOTE_FIELDS)[Key]['wire']]: Terms[Key];
};

export function toWireTerms<Terms extends QuoteDraft>(terms: Terms): WireTerms<Terms> {
  const entries = QUOTE_TERM_KEYS.map((key) => [quoteField(key).wire, terms[key]]);
  return Object.fromEntries(entries) as WireTerms<Terms>;
}

/** Absent values become null. */
export function fromWireTerms(wire: Partial<WireTerms>): QuoteDraft {
  const values: Readonly<Record<string, unknown>> = wire;
  const entries = QUOTE_TERM_KEYS.map((key) => [key, values[quoteField(key).wire] ?? null]);
  return Object.fromEntries(entries) as QuoteDraft;
}
