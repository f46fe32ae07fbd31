import { DomainError } from '../core/domain-error.js';
import { dayAt } from '../core/time/norwegian-day.js';

/** A longer absence is a pause without an end. */
export const LONGEST_PAUSE_DAYS = 366;

/**
 * @param day `yyyy-MM-dd`
 * @param today the day in Norway
 * @throws DomainError `invalid-pause` unless it lies ahead, within {@link LONGEST_PAUSE_DAYS}
 */
export function pauseEnd(day: string, today: string): string {
  if (day > today && day <= dayAt(today, LONGEST_PAUSE_DAYS)) return day;
  const message = 'Velg en dag etter i dag, innen et år.';
  throw new DomainError('invalid-pause', message, [{ field: 'until', message }]);
}
