/**
 * What of the table `notification` has not left and is on no way to a mailbox, tried before or not: it can
 * be taken back. A condition in SQL; a lease that is over counts as none.
 */
export const NOT_UNDER_WAY = `(
  state = 'parked' or state = 'due' and (leased_until is null or leased_until <= now()))`;
