import { capital, kronerText, type QuoteTerms, toOre } from '@boligstyling/domain';
import { formatDayInWords } from '../format/moment';

/** Lets a range wrap between its two sums. */
const BREAK = '\u200b';

/** «24 900 kr». */
export const kroner = (amount: number): string => kronerText(toOre(amount));

/** «27 000–31 000 kr», or one sum for a fixed price. */
export const rangeText = (from: number, to: number | null): string =>
  to === null ? kroner(from) : `${from.toLocaleString('nb')}–${BREAK}${kroner(to)}`;

export const priceText = ({ priceFrom, priceTo }: Pick<QuoteTerms, 'priceFrom' | 'priceTo'>) =>
  rangeText(priceFrom, priceTo);

/** «Mandag 7. desember». */
export const dayText = (day: string): string => capital(formatDayInWords(day));
