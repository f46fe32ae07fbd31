import { PAUSED_WEBHOOK_DAYS } from '../integrators/webhook.js';
import { ERASURE_NOTICE_MONTHS } from '../assignments/erasure-notice.js';
import { utcDay } from '../leads/first-email.js';
import { APPLICATION_MONTHS } from '../partners/partner-application.js';
import { daysAfter } from '../core/time/time-span.js';

/** After so many years without activity a lead is deleted: the privacy statement promises it. */
export const YEARS_KEPT = 2;

/** An e-mail that left so many days ago is forgotten: whoever asks where one is does so within months. */
export const SENT_EMAIL_DAYS = 180;

/**
 * A letter to an address that is given up, and takes no letters, is tried and kept for so many days:
 * a warning of the change is of no use after it, and the address is no longer the owner's.
 */
export const UNDELIVERABLE_DAYS = 30;

/** The log of what integrators were told goes back so many days; that of erasures {@link ERASURE_NOTICE_MONTHS}. */
export const SENT_WEBHOOK_DAYS = 30;

/** Visits are counted for so many months: each beside the same one of two years before. */
export const VISIT_MONTHS = 25;

/** For so many days a browser keeps a request that does not come through. */
export const UNSENT_DAYS = 7;

/**
 * For so many days it is remembered under which key an erased request was sent: longer than a browser
 * keeps one that does not come through, and as long as integrators may be expected to try.
 */
export const ERASED_KEY_DAYS = 30;

/**
 * Deletion believes a clock that shows at most so many days more, or less, than when it was last
 * believed. A product that is off for a summer is still believed, and what goes so much too early is
 * little of what is kept for years.
 */
export const BELIEVED_JUMP_DAYS = 45;

/** Whether a clock that was believed then, and shows `now`, may be wrong, or have been it then. */
export function mayHaveJumped(believed: Date, now: Date): boolean {
  const [earlier, later] = believed < now ? [believed, now] : [now, believed];
  return later > daysAfter(earlier, BELIEVED_JUMP_DAYS);
}

/**
 * A lead whose last activity lies at this moment or before it is deleted at `now`: the same date
 * and time of day two calendar years earlier, in UTC, so that it is the same moment on every
 * machine and in summer as in winter.
 *
 * A leap day has no counterpart two years away and counts as 28 February: what happened on one is
 * deleted when 28 February is over, and on one nothing is deleted that was not due the day before.
 */
export function inactiveSince(now: Date): Date {
  return monthsBefore(now, YEARS_KEPT * 12);
}

/** When the nightly deletion begins, in UTC. */
export const DELETION_TIME = { hour: 3, minute: 15 } as const;

/** When the last nightly deletion was to begin at `now`. */
export function lastDeletionTime(now: Date): Date {
  const time = new Date(now);
  time.setUTCHours(DELETION_TIME.hour, DELETION_TIME.minute, 0, 0);
  if (time > now) time.setUTCDate(time.getUTCDate() - 1);
  return time;
}

/** Who was told of an erasure at this moment or before it, partner or integrator, is forgotten at `now`. */
export function erasuresForgottenUntil(now: Date): Date {
  return monthsBefore(now, ERASURE_NOTICE_MONTHS);
}

/** Applications to which nothing has happened after this moment are forgotten at `now`. */
export function applicationsForgottenUntil(now: Date): Date {
  return monthsBefore(now, APPLICATION_MONTHS);
}

/** E-mails that left at this moment or before it are forgotten at `now`, as far as nothing needs them. */
export function emailsForgottenUntil(now: Date): Date {
  return daysAfter(now, -SENT_EMAIL_DAYS);
}

/** Letters to former addresses that were caused at this moment or before it, and given up, are forgotten at `now`. */
export function undeliverableForgottenUntil(now: Date): Date {
  return daysAfter(now, -UNDELIVERABLE_DAYS);
}

/** Messages that integrators took at this moment or before it are forgotten at `now`, but those of erasures. */
export function webhooksForgottenUntil(now: Date): Date {
  return daysAfter(now, -SENT_WEBHOOK_DAYS);
}

/** What happened then or earlier is no longer kept for a paused endpoint. */
export function pausedWebhooksForgottenUntil(now: Date): Date {
  return daysAfter(now, -PAUSED_WEBHOOK_DAYS);
}

/** What was erased at this moment or before it may, at `now`, be sent again under its key. */
export function erasedKeysForgottenUntil(now: Date): Date {
  return daysAfter(now, -ERASED_KEY_DAYS);
}

/** The first day, `yyyy-MM-dd`, whose visits are still counted at `now`. */
export function visitsKeptFrom(now: Date): string {
  return utcDay(monthsBefore(now, VISIT_MONTHS));
}

/** The same date and time of day so many months earlier, in UTC; the month's last day where it has no such date. */
export function monthsBefore(now: Date, months: number): Date {
  const moment = new Date(now);
  moment.setUTCMonth(now.getUTCMonth() - months);
  const rolledOver = moment.getUTCDate() !== now.getUTCDate();
  if (rolledOver) moment.setUTCDate(0);
  return moment;
}
