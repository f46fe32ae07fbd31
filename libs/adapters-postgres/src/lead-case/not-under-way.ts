/** SQL condition: the notification is unsent and under no running lease, so it can be recalled. */
export const NOT_UNDER_WAY = `(
  state = 'parked' or state = 'due' and (leased_until is null or leased_until <= now()))`;
