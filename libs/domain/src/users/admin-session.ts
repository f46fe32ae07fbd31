import { DAY_SECONDS } from '../core/time/time-span.js';

/**
 * One login on one browser, of a named user or with the shared login.
 *
 * - open → open, with a new refresh token, each time the old one is used
 * - open → ended, on logout, by another login in the same browser, when unused for {@link
 *   SESSION_IDLE_SECONDS}, after {@link SESSION_LONGEST_SECONDS} at the latest, when the user gets
 *   another role or is removed, and when a used refresh token returns (a copy exists)
 * - open → ended, with the shared login also when its password or the session secret is replaced
 */
export const SESSION_IDLE_SECONDS = 7 * DAY_SECONDS;
export const SESSION_LONGEST_SECONDS = 30 * DAY_SECONDS;

export const ENDED_SESSION_DAYS = 90;

export const ACCESS_TOKEN_SECONDS = 10 * 60;
