import { capital, kronerText, type QuoteTerms, toOre } from '@boligstyling/domain';
import { formatDayInWords } from '../format/moment';

/** A range wraps between its sums. */
const BREAK = '\u200b';

export const kroner = (amount: number): string => kronerText(toOre(amount));

export const rangeText = (from: number, to: number | null): string =>
  to === null ? kroner(from) : `${from.toLocaleString('nb')}–${BREAK}${kroner(to)}`;

export const priceText = ({ priceFrom, priceTo }: Pick<QuoteTerms, 'priceFrom' | 'priceTo'>) =>
  rangeText(priceFrom, priceTo);

export const dayText = (day: string): string => capital(formatDayInWords(day));
