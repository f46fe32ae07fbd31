import { dayAt, norwegianDay } from '@boligstyling/domain';
import { partnerHome } from '../../content/partner-home';
import { formatClock, formatRecentDay, formatWeekday } from '../../shared/format/moment';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** In Norwegian time. */
export const isDueToday = (deadline: string, now: Date): boolean =>
  norwegianDay(new Date(deadline)) === norwegianDay(now);

/** «i dag innen kl. 16:00», from a week on «innen 4. desember kl. 14:00». */
export function deadlineIn(deadline: string, now: Date): string {
  const clock = formatClock(deadline);
  if (isDueToday(deadline, now)) return partnerHome.today(clock);
  const isFar = norwegianDay(new Date(deadline)) >= dayAt(norwegianDay(now), 7);
  const day = isFar ? formatRecentDay(deadline, now.getTime()) : formatWeekday(deadline);
  return partnerHome.by(day, clock);
}

/** «2 t 10 min igjen». */
export function timeLeft(deadline: string, now: Date): string {
  const minutes = Math.floor((Date.parse(deadline) - now.getTime()) / MINUTE_MS);
  if (minutes < 0) return partnerHome.noTimeLeft;
  if (minutes >= DAY_MINUTES) return partnerHome.daysLeft(Math.floor(minutes / DAY_MINUTES));
  return partnerHome.hoursLeft(Math.floor(minutes / 60), minutes % 60);
}

/** 0–1. */
export function partLeft(from: string, deadline: string, now: Date): number {
  const all = Date.parse(deadline) - Date.parse(from);
  return Math.min(1, Math.max(0, (Date.parse(deadline) - now.getTime()) / all));
}
