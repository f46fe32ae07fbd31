/**
 * One login of a partner on one browser, by a link from its mailbox.
 *
 * open → ended, by the partner, by the administrator, or after {@link PARTNER_SESSION_DAYS}
 */
export const PARTNER_SESSION_DAYS = 30;

/** So many links of a partner wait at once, each of which lets it in. */
const WAITING_PARTNER_LINKS = 3;

/** So many that nobody has used within a day were asked for by somebody else, or for a mailbox that has them all. */
export const UNUSED_PARTNER_LINKS = 9;

/**
 * How many links of a partner may wait at once: whoever asks in its name fills its mailbox no further,
 * and there is always one that works.
 *
 * @param unused those that nobody has used, of the last day
 */
export function waitingPartnerLinks(unused: number): number {
  return unused < UNUSED_PARTNER_LINKS ? WAITING_PARTNER_LINKS : 1;
}
