/**
 * A partner's login in one browser, by a magic link.
 *
 * open → ended, by the partner, by the administrator, or after {@link PARTNER_SESSION_DAYS}
 */
export const PARTNER_SESSION_DAYS = 30;

const WAITING_PARTNER_LINKS = 3;

/**
 * Unused links in a day that suggest someone else asked for them, or a mailbox that collects them.
 */
export const UNUSED_PARTNER_LINKS = 9;

/**
 * One who asks in a partner's name cannot fill its mailbox, and one link always works.
 *
 * @param unused links of the last day that nobody has used
 */
export function waitingPartnerLinks(unused: number): number {
  return unused < UNUSED_PARTNER_LINKS ? WAITING_PARTNER_LINKS : 1;
}
