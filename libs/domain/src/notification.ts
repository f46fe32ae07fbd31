/**
 * One e-mail that a lead causes, kept in the outbox until it has left.
 *
 * due → sent, when the mail server has taken it
 * due → due, later, when the fault can pass
 * due → parked, when it cannot, or has not passed in {@link MAX_ATTEMPTS} attempts
 * parked → due, when the administrator resends
 */
export const NOTIFICATION_STATES = ['due', 'sent', 'parked'] as const;
export type NotificationState = (typeof NOTIFICATION_STATES)[number];

/**
 * owner-confirmation and owner-matched go to the home owner, lead-notice and no-partner-notice to
 * the contact address, partner-assignment and assignment-withdrawn to the partner.
 */
export const NOTIFICATION_KINDS = [
  'owner-confirmation',
  'lead-notice',
  'owner-matched',
  'no-partner-notice',
  'partner-assignment',
  'assignment-withdrawn',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** A notification as a worker has claimed it. */
export interface Notification {
  id: string;
  leadId: string;
  kind: NotificationKind;
  /** The assignment it tells a partner of; null when it goes to someone else. */
  assignmentId: string | null;
  /** How many attempts have begun, the present one included. Also tells a late worker that another has taken over. */
  attempts: number;
}

/** With the delays below, about a day and a half of trying. */
export const MAX_ATTEMPTS = 40;

const FIRST_DELAY_SECONDS = 10;
const LONGEST_DELAY_SECONDS = 3600;

/**
 * Seconds to wait after the given attempt: doubling from 10 s to an hour, then between half and
 * all of it, so that many that failed together do not return together.
 *
 * @param attempts attempts made so far, from 1
 * @param random a number from 0 up to 1
 */
export function retryDelaySeconds(attempts: number, random: number): number {
  const delay = Math.min(FIRST_DELAY_SECONDS * 2 ** (attempts - 1), LONGEST_DELAY_SECONDS);
  return delay * (0.5 + random / 2);
}
