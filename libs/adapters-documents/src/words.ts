import { capital, type Invoice, toKroner } from '@boligstyling/domain';

const KRONER = new Intl.NumberFormat('nb', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** «Faktura 202600001». */
export function nameOf({ kind, number }: Invoice): string {
  return `${kind === 'invoice' ? 'Faktura' : 'Kreditnota'} ${number}`;
}

/** Two decimals and grouped thousands: «3 000,00», with a no-break space. */
export function oreText(ore: number): string {
  return KRONER.format(toKroner(ore));
}

/** «25 %»; a hyphen without MVA. */
export function rateText(rate: number | null): string {
  return rate === null ? '–' : `${String(rate / 100).replace('.', ',')}\u00a0%`;
}

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('nb', { timeZone: 'UTC', ...options });
const LONG = format({ day: 'numeric', month: 'long', year: 'numeric' });
const SHORT = format({ day: 'numeric', month: 'long' });
const NUMERIC = format({ day: '2-digit', month: '2-digit', year: 'numeric' });
const MONTH = format({ month: 'long', year: 'numeric' });

/** From `yyyy-MM-dd`: «1. desember 2026». */
export function dayText(day: string): string {
  return LONG.format(new Date(day));
}

/**
 * Day format of one document: «1. desember», or «01.12.2026» where the days span several years and
 * would be ambiguous.
 */
export function dayTextAmong(days: readonly string[]): (day: string) => string {
  const years = new Set(days.map((day) => day.slice(0, 'yyyy'.length)));
  const style = years.size > 1 ? NUMERIC : SHORT;
  return (day) => style.format(new Date(day));
}

/** «November 2026», «Oktober 2026 – november 2026». */
export function monthsText(days: readonly string[]): string {
  const months = [...new Set(days.toSorted().map((day) => MONTH.format(new Date(day))))];
  return capital([...new Set([months[0], months.at(-1)])].join(' – '));
}
