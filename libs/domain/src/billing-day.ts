import { norwegianDay, startOfNorwegianDay } from './norwegian-day.js';

/** When the other half of a month begins. */
const MIDDLE = '15';

/**
 * The beginning of the 1st or the 15th in Norway, whichever was last: what was old enough then is
 * billed. What is sold is to be invoiced within a month (bokføringsforskriften § 5-2-2), and is 14
 * days old before it may be: once a month would be too late for half of it.
 */
export function billingDay(at: Date): Date {
  const today = norwegianDay(at);
  const day = today.slice(8) < MIDDLE ? '01' : MIDDLE;
  return startOfNorwegianDay(`${today.slice(0, 8)}${day}`);
}
