/** After so many years without activity a lead is deleted: the privacy statement promises it. */
const YEARS_KEPT = 2;

/**
 * A lead whose last activity lies at this moment or before it is deleted at `now`: the same date
 * and time of day two calendar years earlier, in UTC, so that it is the same moment on every
 * machine and in summer as in winter.
 *
 * A leap day has no counterpart two years away and counts as 28 February: what happened on one is
 * deleted when 28 February is over, and on one nothing is deleted that was not due the day before.
 */
export function inactiveSince(now: Date): Date {
  const moment = new Date(now);
  moment.setUTCFullYear(now.getUTCFullYear() - YEARS_KEPT);
  const rolledOver = moment.getUTCMonth() !== now.getUTCMonth();
  if (rolledOver) moment.setUTCDate(0);
  return moment;
}
