import { DISPUTE_DAYS } from './dispute.js';
import { dayAt, norwegianDay, startOfNorwegianDay } from '../core/time/norwegian-day.js';

/**
 * The start of the latest 15th in Norway, when the whole previous month is old enough to bill.
 * Monthly invoices are due within 15 working days of the month's end (bokføringsforskriften §
 * 5-2-3).
 */
export function billingDay(at: Date): Date {
  const month = dayAt(norwegianDay(at), -DISPUTE_DAYS).slice(0, 'yyyy-MM-'.length);
  return startOfNorwegianDay(dayAt(`${month}01`, DISPUTE_DAYS));
}
