import {
  capital,
  kronerText,
  QUOTE_TERM_KEYS,
  quoteField,
  type QuoteTerms,
  toOre,
} from '@boligstyling/domain';
import { formatDayInWords } from '../format/moment';

export const kroner = (amount: number): string => kronerText(toOre(amount));

export const rangeText = (from: number, to: number | null): string =>
  to === null ? kroner(from) : `${from.toLocaleString('nb')}–${kroner(to)}`;

export const priceText = ({ priceFrom, priceTo }: Pick<QuoteTerms, 'priceFrom' | 'priceTo'>) =>
  rangeText(priceFrom, priceTo);

interface WirePrice {
  readonly price_from: number;
  readonly price_to: number | null;
  readonly has_vat: boolean;
}

export const statedPrice = ({ has_vat, price_from, price_to }: WirePrice): string =>
  `${rangeText(price_from, price_to)}${has_vat ? ' med mva.' : ', ingen mva.'}`;

type WireValues = Readonly<Record<string, unknown>>;

export const changedLabels = (terms: WireValues, before: WireValues): string[] =>
  QUOTE_TERM_KEYS.map(quoteField)
    .filter(({ wire }) => String(terms[wire]) !== String(before[wire]))
    .map(({ label }) => label.toLowerCase());

export const dayText = (day: string): string => capital(formatDayInWords(day));
