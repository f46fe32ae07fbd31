/**
 * One login of a partner on one browser, by a link from its mailbox.
 *
 * open → ended, by the partner, by the administrator, or after {@link PARTNER_SESSION_DAYS}
 */
export const PARTNER_SESSION_DAYS = 30;

/**
 * So many links of a partner wait at once. Whoever asks in its name fills its mailbox with no more
 * than these in half an hour, and each of them lets the partner in.
 */
export const WAITING_PARTNER_LINKS = 3;
