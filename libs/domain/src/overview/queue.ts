import { type Buying, missingOf, partyOf } from '../partners/invoice-party.js';
import { workingHoursBefore, WORKING_DAY_HOURS } from '../core/time/working-time.js';

/**
 * What waits for a person, the worst for an owner first:
 * - `nobody-called`: the owner says that nobody has called
 * - `not-reported`: taken, and nobody who has it has told what became of it, but for those whose dispute of it was granted
 * - `nobody-found`: partners are looked for, and none is asked or has it
 * - `held`: it may be spam, and goes nowhere until someone has looked
 * - `unknown-place`: as `nobody-found`, and the rule does not know where the home lies
 * - `perhaps-same`: it may be the same as another request
 * - `dispute`: a partner finds that it does not owe what a yes costs
 * - `to-pay-back`: a partner has paid what it does not owe, and is to have it back
 * - `unplaced-payment`: the bank has told a payment that is on no invoice
 * - `undelivered`: an e-mail, or a message to an integrator, that does not get through
 * - `review`: what an owner lets be shown, before it is
 * - `application`: somebody wants to become a partner, and has no answer
 * - `seller-incomplete`: what is old enough to be billed is not, for nobody has told who sells
 * - `partner-incomplete`: invoices cannot be made out to the partner, which takes part or owes something
 *
 * A kind is a line here, and what tells of it in each record that does not compile without it.
 */
export const QUEUE_KINDS = [
  'nobody-called',
  'not-reported',
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

/** Who took it has so many working days to tell what became of it. */
export const REPORT_WORKING_DAYS = 2;

/** Fewer attempts are a hiccup: so many take some minutes. */
export const FAILING_AFTER_ATTEMPTS = 5;

/** Who took it then or earlier and has told nothing is late. */
export function reportDueSince(now: Date): Date {
  return workingHoursBefore(now, REPORT_WORKING_DAYS * WORKING_DAY_HOURS);
}

/** What invoices to a partner lack, in words for a sentence. */
export function missingOfPartner(partner: Buying): string[] {
  return missingOf(partyOf(partner));
}
