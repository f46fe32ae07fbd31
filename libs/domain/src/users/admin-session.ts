import { DAY_SECONDS } from '../core/time/time-span.js';

/**
 * One login on one browser, of a named person or with the password that all share.
 *
 * open → open, with a new refresh token, each time the old one is used
 * open → ended, on logout, by another login in the same browser, when unused for
 * {@link SESSION_IDLE_SECONDS}, at the latest after {@link SESSION_LONGEST_SECONDS}, when the person gets
 * another role or is removed, when a refresh token that has been used comes back (somebody has a copy),
 * and one with the password that all share also when that or the session secret is replaced
 */
export const SESSION_IDLE_SECONDS = 7 * DAY_SECONDS;
export const SESSION_LONGEST_SECONDS = 30 * DAY_SECONDS;

/** So long after its end it is still listed for whoever looks back. */
export const ENDED_SESSION_DAYS = 90;

/** How long an access token opens the administrator's calls, while its session is open. */
export const ACCESS_TOKEN_SECONDS = 10 * 60;
