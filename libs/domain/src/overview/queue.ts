import { type Buying, missingOf, partyOf } from '../partners/invoice-party.js';
import { workingHoursBefore, WORKING_DAY_HOURS } from '../core/time/working-time.js';

/**
 * Cases for the administrator, the worst for an owner first:
 * - `nobody-called`: the owner reports that nobody has called
 * - `not-reported`: accepted, and no partner with the contact details has reported the outcome,
 *   except after a granted dispute, and where a quote was sent or is awaited
 * - `no-quote`: a stylist that accepted was reminded, and has sent neither a quote nor a report
 * - `nobody-found`: matching runs, and no partner is asked or has accepted
 * - `held`: possible spam, stopped until an administrator decides
 * - `unknown-place`: as `nobody-found`, with an unknown municipality
 * - `perhaps-same`: a possible duplicate of another lead
 * - `dispute`: a partner disputes a sale
 * - `to-pay-back`: a partner has paid a waived sale and is to get the money back
 * - `unplaced-payment`: a bank payment is on no invoice
 * - `undelivered`: a notification or webhook is not delivered
 * - `review`: an owner allows a review to be published
 * - `application`: a partner application has no answer
 * - `seller-incomplete`: sales cannot be billed, because the operator's details are incomplete
 * - `partner-incomplete`: invoice details are missing for a partner that is active or owes money
 *
 * Records keyed by kind fail to compile until a new kind is added to them.
 */
export const QUEUE_KINDS = [
  'nobody-called',
  'not-reported',
  'no-quote',
  'nobody-found',
  'held',
  'unknown-place',
  'perhaps-same',
  'dispute',
  'to-pay-back',
  'unplaced-payment',
  'undelivered',
  'review',
  'application',
  'seller-incomplete',
  'partner-incomplete',
] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

export const REPORT_WORKING_DAYS = 2;

/** Fewer attempts, over some minutes, count as temporary. */
export const FAILING_AFTER_ATTEMPTS = 5;

/** An assignment accepted at this moment or earlier has an overdue report. */
export function reportDueSince(now: Date): Date {
  return workingHoursBefore(now, REPORT_WORKING_DAYS * WORKING_DAY_HOURS);
}

export function missingOfPartner(partner: Buying): string[] {
  return missingOf(partyOf(partner));
}
