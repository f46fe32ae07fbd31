import type { ListFilter } from '../core/list-filter.js';
import { type BuyerDetails, missingOf, partyOf } from '../partners/invoice-party.js';
import { DomainError } from '../core/domain-error.js';
import { dayAt, norwegianDay } from '../core/time/norwegian-day.js';
import { workingHoursBefore, WORKING_DAY_HOURS } from '../core/time/working-time.js';

export const CHART_WEEKS = 12;

/**
 * The worst for an owner first:
 * - `nobody-called`: the owner reports that nobody has called
 * - `owner-to-tell`: news for an owner without e-mail, whom a user calls
 * - `not-reported`: accepted, without a report; except after a granted dispute, or where a quote
 * was sent or is awaited
 * - `no-quote`: a reminded stylist has sent neither a quote nor a report
 * - `nobody-found`: matching runs, and no partner is asked or has accepted
 * - `imported-new`: partners may still be asked about an imported lead
 * - `unknown-place`: as `nobody-found`, without a municipality
 * - `to-pay-back`: a partner paid a waived sale
 * - `unplaced-payment`: a bank payment is on no invoice
 * - `review`: an owner allows its publication
 * - `partner-no-terms`: an active partner that gets no leads before it accepts the terms
 * - `partner-incomplete`: an active or owing partner lacks invoice details
 */
export const QUEUE_KINDS = [
  'nobody-called',
  'owner-to-tell',
  'not-reported',
  'no-quote',
  'nobody-found',
  'imported-new',
  'held',
  'unknown-place',
  'perhaps-same',
  'dispute',
  'to-pay-back',
  'unplaced-payment',
  'undelivered',
  'review',
  'application',
  'operator-incomplete',
  'partner-no-terms',
  'partner-incomplete',
] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

export const QUEUE_VIEWS = ['waiting', 'mine', 'snoozed'] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];

export const QUEUE_FILTER = {
  kind: {
    wire: 'kind',
    address: 'sak',
    kind: 'choice',
    label: 'Slag',
    options: QUEUE_KINDS,
    description: 'A kind of which more cases are shown, rather than a few.',
  },
  view: {
    wire: 'view',
    address: 'saker',
    kind: 'choice',
    label: 'Visning',
    options: QUEUE_VIEWS,
    standard: 'waiting',
    words: { mine: 'mine', snoozed: 'utsatt' },
    description: 'Cases that wait, that the caller has taken, or that are snoozed.',
  },
} as const satisfies ListFilter;

export const LONGEST_SNOOZE_DAYS = 30;

/** In Norway, `yyyy-MM-dd`. */
export function snoozeDays(now: Date): { first: string; third: string; last: string } {
  const today = norwegianDay(now);
  return {
    first: dayAt(today, 1),
    third: dayAt(today, 3),
    last: dayAt(today, LONGEST_SNOOZE_DAYS),
  };
}

/** @throws `invalid-snooze` unless it is one of {@link snoozeDays} */
export function snoozeEnd(day: string, now: Date): string {
  const { first, last } = snoozeDays(now);
  if (day >= first && day <= last) return day;
  const message = `Velg en dag etter i dag, innen ${LONGEST_SNOOZE_DAYS} dager.`;
  throw new DomainError('invalid-snooze', message, [{ field: 'snoozed_until', message }]);
}

export const REPORT_WORKING_DAYS = 2;

/** Fewer attempts count as temporary. */
export const FAILING_AFTER_ATTEMPTS = 5;

/** The latest acceptance whose report is overdue. */
export function reportDueSince(now: Date): Date {
  return workingHoursBefore(now, REPORT_WORKING_DAYS * WORKING_DAY_HOURS);
}

export function missingOfPartner(partner: BuyerDetails): string[] {
  return missingOf(partyOf(partner));
}
