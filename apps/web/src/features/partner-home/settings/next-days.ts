import { dayAt } from '@boligstyling/domain';

/** The Monday after a day, `yyyy-MM-dd`. */
export function nextMonday(today: string): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return dayAt(today, weekday === 0 ? 1 : 8 - weekday);
}

/** The first of January after a day. */
export function nextNewYear(today: string): string {
  return `${Number(today.slice(0, 4)) + 1}-01-01`;
}
