import { isWorkingDay } from './holidays.js';
import { dayAt } from './norwegian-day.js';

/**
 * An invoice's due date, `yyyy-MM-dd`; a Saturday or holiday moves to the next working day
 * (gjeldsbrevlova § 5).
 */
export function dueDay(issuedOn: string, days: number): string {
  let due = dayAt(issuedOn, days);
  while (!isWorkingDay(new Date(due))) due = dayAt(due, 1);
  return due;
}
