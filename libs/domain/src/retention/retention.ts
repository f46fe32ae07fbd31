import { utcDay } from '../leads/first-email.js';
import { daysAfter } from '../core/time/time-span.js';

/** Without activity, as the privacy statement promises. */
export const RETENTION_YEARS = 2;

/** Questions about an e-mail come within months. */
export const SENT_EMAIL_DAYS = 180;

/** A former address: later the warning is useless. */
export const UNDELIVERABLE_DAYS = 30;

/** Webhooks about erasures are kept for {@link ERASURE_NOTIFICATION_MONTHS}. */
export const SENT_WEBHOOK_DAYS = 30;

/** Each month is compared with the one two years earlier. */
export const VISIT_MONTHS = 25;

/** To be sent when the endpoint resumes. */
export const PAUSED_WEBHOOK_DAYS = 30;

/** After the last status or activity of the lead. */
export const PICTURE_DAYS = 90;

export const ENDED_SESSION_DAYS = 90;

/** As for other rows of the audit log. */
export const ERASURE_NOTIFICATION_MONTHS = 24;

/** After the last change. */
export const APPLICATION_MONTHS = 12;

/** The trigger of the table refuses to delete younger rows. */
export const AUDIT_MONTHS = 24;

/** Limits of a day count what was asked for. */
export const CONFIRMATION_DAYS = 1;

/** After expiry, because a partner's login counts a day's unused ones. */
export const EXPIRED_LINK_DAYS = 1;

export const UNSENT_DAYS = 7;

/** From its arrival. */
export const TEST_LEAD_HOURS = 24;

/** Of a file without its row, whose upload may be under way. */
export const FILE_GRACE_HOURS = 24;

/** Longer than a browser keeps an unsent lead, and integrators retry. */
export const ERASED_KEY_DAYS = 30;

/**
 * Nothing is deleted after a larger jump of the clock. A summer without power passes; a wrong clock
 * deletes slightly early.
 */
export const BELIEVED_JUMP_DAYS = 45;

export function mayHaveJumped(believed: Date, now: Date): boolean {
  const [earlier, later] = believed < now ? [believed, now] : [now, believed];
  return later > daysAfter(earlier, BELIEVED_JUMP_DAYS);
}

/**
 * In UTC, equal on every machine. A leap day counts as 28 February, and deletes nothing more than
 * the day before.
 */
export function inactiveSince(now: Date): Date {
  return monthsBefore(now, RETENTION_YEARS * 12);
}

/** UTC. */
export const DELETION_TIME = { hour: 3, minute: 15 } as const;

export function lastDeletionTime(now: Date): Date {
  const time = new Date(now);
  time.setUTCHours(DELETION_TIME.hour, DELETION_TIME.minute, 0, 0);
  if (time > now) time.setUTCDate(time.getUTCDate() - 1);
  return time;
}

export function hourlyDeletion(now: Date) {
  return {
    emails: daysAfter(now, -SENT_EMAIL_DAYS),
    undeliverable: daysAfter(now, -UNDELIVERABLE_DAYS),
    webhooks: daysAfter(now, -SENT_WEBHOOK_DAYS),
    pausedWebhooks: daysAfter(now, -PAUSED_WEBHOOK_DAYS),
    erasures: monthsBefore(now, ERASURE_NOTIFICATION_MONTHS),
    audit: monthsBefore(now, AUDIT_MONTHS),
    /** The first day kept, `yyyy-MM-dd`. */
    visitsFrom: utcDay(monthsBefore(now, VISIT_MONTHS)),
  };
}

export function nightlyDeletion(now: Date) {
  return {
    leads: inactiveSince(now),
    erasures: monthsBefore(now, ERASURE_NOTIFICATION_MONTHS),
    erasedKeys: daysAfter(now, -ERASED_KEY_DAYS),
    confirmations: daysAfter(now, -CONFIRMATION_DAYS),
    applications: monthsBefore(now, APPLICATION_MONTHS),
    pictures: daysAfter(now, -PICTURE_DAYS),
  };
}

/** In UTC; at most the month's last day. */
function monthsBefore(now: Date, months: number): Date {
  const moment = new Date(now);
  moment.setUTCMonth(now.getUTCMonth() - months);
  const rolledOver = moment.getUTCDate() !== now.getUTCDate();
  if (rolledOver) moment.setUTCDate(0);
  return moment;
}
