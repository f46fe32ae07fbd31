import { amountText, kronerText, oreText, plainNumber, toOre } from '@boligstyling/domain';

const NUMBER = new Intl.NumberFormat('nb-NO');

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const formatNumber = (value: number): string => NUMBER.format(value);

/** «384 500» or «750,50». */
export const formatAmount = (kroner: number): string => amountText(toOre(kroner));

const TYPED = /^\d+([.,]\d{1,2})?$/;

/** «1 250,50»; undefined if invalid. */
export function kronerIn(typed: string): number | undefined {
  const text = plainNumber(typed);
  return TYPED.test(text) ? Number(text.replace(',', '.')) : undefined;
}

export const formatKroner = (kroner: number): string => kronerText(toOre(kroner));

/** Always with øre, so that amounts below each other align: «750,00 kr». */
export const formatMoney = (kroner: number): string => `${oreText(toOre(kroner))}\u00a0kr`;

/** «45 min», «3 t 20 min», «2 d 4 t». */
export function formatDuration(seconds: number): string {
  if (seconds < HOUR) return `${Math.round(seconds / MINUTE)} min`;
  const [large, small, units] =
    seconds < DAY ? [HOUR, MINUTE, ['t', 'min']] : [DAY, HOUR, ['d', 't']];
  const rest = Math.floor((seconds % large) / small);
  return `${Math.floor(seconds / large)} ${units[0]}${rest ? ` ${rest} ${units[1]}` : ''}`;
}

export const counted = (count: number, [one, many]: readonly [string, string]): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
