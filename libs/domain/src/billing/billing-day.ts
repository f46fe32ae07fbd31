import { DISPUTE_DAYS } from './dispute.js';
import { dayAt, norwegianDay, startOfNorwegianDay } from '../core/time/norwegian-day.js';

/**
 * The beginning of the last 15th in Norway, a day on which all of the month before is old enough to
 * be billed. What is invoiced by the month is to be within 15 working days of its end
 * (bokføringsforskriften § 5-2-3).
 */
export function billingDay(at: Date): Date {
  const month = dayAt(norwegianDay(at), -DISPUTE_DAYS).slice(0, 'yyyy-MM-'.length);
  return startOfNorwegianDay(dayAt(`${month}01`, DISPUTE_DAYS));
}
