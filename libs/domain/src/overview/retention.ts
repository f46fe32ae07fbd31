import { PAUSED_WEBHOOK_DAYS } from '../integrators/webhook.js';
import { ERASURE_NOTIFICATION_MONTHS } from '../assignments/erasure-notification.js';
import { utcDay } from '../leads/first-email.js';
import { APPLICATION_MONTHS } from '../partners/partner-application.js';
import { daysAfter } from '../core/time/time-span.js';

/** Years without activity until a lead is deleted, as the privacy statement promises. */
export const YEARS_KEPT = 2;

/** Days that a sent e-mail is kept: questions about one come within months. */
export const SENT_EMAIL_DAYS = 180;

/**
 * A former address is retried so long: after that the warning is useless, and the address is no
 * longer the owner's.
 */
export const UNDELIVERABLE_DAYS = 30;

/** Days that sent webhooks are kept; those of erasures {@link ERASURE_NOTIFICATION_MONTHS}. */
export const SENT_WEBHOOK_DAYS = 30;

/** Months of visit counts: each month is compared with the one two years earlier. */
export const VISIT_MONTHS = 25;

export const UNSENT_DAYS = 7;

/**
 * Longer than a browser keeps an unsent lead, and as long as integrators may be expected to retry.
 */
export const ERASED_KEY_DAYS = 30;

/**
 * No deletion runs after a larger jump of the clock. A summer without power still passes, and a
 * wrong clock deletes only slightly early.
 */
export const BELIEVED_JUMP_DAYS = 45;

/** The clock moved so far that the earlier or the present time may be wrong. */
export function mayHaveJumped(believed: Date, now: Date): boolean {
  const [earlier, later] = believed < now ? [believed, now] : [now, believed];
  return later > daysAfter(earlier, BELIEVED_JUMP_DAYS);
}

/**
 * The same UTC date and time two calendar years earlier, equal on every machine, in summer and
 * winter; leads without later activity are deleted. A leap day counts as 28 February, and deletes
 * nothing more than the day before.
 */
export function inactiveSince(now: Date): Date {
  return monthsBefore(now, YEARS_KEPT * 12);
}

/** Start of the nightly deletion, UTC. */
export const DELETION_TIME = { hour: 3, minute: 15 } as const;

export function lastDeletionTime(now: Date): Date {
  const time = new Date(now);
  time.setUTCHours(DELETION_TIME.hour, DELETION_TIME.minute, 0, 0);
  if (time > now) time.setUTCDate(time.getUTCDate() - 1);
  return time;
}

/** Notices of erasures up to this moment are deleted at `now`. */
export function erasuresDeletedUntil(now: Date): Date {
  return monthsBefore(now, ERASURE_NOTIFICATION_MONTHS);
}

/** Applications without later activity are deleted at `now`. */
export function applicationsDeletedUntil(now: Date): Date {
  return monthsBefore(now, APPLICATION_MONTHS);
}

/** Sent e-mails up to this moment are deleted at `now`, unless something needs them. */
export function emailsDeletedUntil(now: Date): Date {
  return daysAfter(now, -SENT_EMAIL_DAYS);
}

/** Undeliverable notifications up to this moment are deleted at `now`. */
export function undeliverableDeletedUntil(now: Date): Date {
  return daysAfter(now, -UNDELIVERABLE_DAYS);
}

/** Delivered webhooks up to this moment are deleted at `now`, except those of erasures. */
export function webhooksDeletedUntil(now: Date): Date {
  return daysAfter(now, -SENT_WEBHOOK_DAYS);
}

/** Events up to this moment are no longer kept for a paused endpoint. */
export function pausedWebhooksDeletedUntil(now: Date): Date {
  return daysAfter(now, -PAUSED_WEBHOOK_DAYS);
}

/** Idempotency keys of leads erased up to this moment may be used again at `now`. */
export function erasedKeysDeletedUntil(now: Date): Date {
  return daysAfter(now, -ERASED_KEY_DAYS);
}

/** First day, `yyyy-MM-dd`, whose visits are still counted at `now`. */
export function visitsKeptFrom(now: Date): string {
  return utcDay(monthsBefore(now, VISIT_MONTHS));
}

/** The same UTC date and time some months earlier, or that month's last day. */
export function monthsBefore(now: Date, months: number): Date {
  const moment = new Date(now);
  moment.setUTCMonth(now.getUTCMonth() - months);
  const rolledOver = moment.getUTCDate() !== now.getUTCDate();
  if (rolledOver) moment.setUTCDate(0);
  return moment;
}
