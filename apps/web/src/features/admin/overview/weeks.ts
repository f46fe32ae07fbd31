import type { BarDto } from '@boligstyling/api-client/admin';
import { DAY_MS, daysAfter } from '@boligstyling/domain';

const THURSDAY = 4;

/** ISO 8601, of `yyyy-MM-dd`. */
export function weekOf(day: string): number {
  const date = new Date(`${day}T00:00:00Z`);
  const thursday = daysAfter(date, THURSDAY - (date.getUTCDay() || 7));
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - newYear) / (7 * DAY_MS)) + 1;
}

/** The first and last may be incomplete. */
export function byWeek(days: readonly BarDto[]): BarDto[] {
  const weeks: BarDto[] = [];
  for (const { name, count } of days) {
    const week = String(weekOf(name));
    const last = weeks.at(-1);
    if (last?.name === week) last.count += count;
    else weeks.push({ name: week, count });
  }
  return weeks;
}

export const shortDay = (day: string): string => `${day.slice(8)}.${day.slice(5, 7)}.`;
