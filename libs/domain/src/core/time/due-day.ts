import { isWorkingDay } from './holidays.js';
import { dayAt } from './norwegian-day.js';

/**
 * When an invoice is due, as `yyyy-MM-dd`: so many days after its date, or on the next working day
 * where that is a Saturday or a holiday (gjeldsbrevlova § 5).
 */
export function dueDay(issuedOn: string, days: number): string {
  let due = dayAt(issuedOn, days);
  while (!isWorkingDay(new Date(due))) due = dayAt(due, 1);
  return due;
}
