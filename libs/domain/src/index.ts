export * from './users/admin-calls.js';
export * from './users/user-password.js';
export * from './users/user.js';
export * from './core/version.js';
export * from './leads/lead-views.js';
export * from './lead-case/asked-so-far.js';
export * from './assignments/assignment.js';
export { decideInOrder, type LeadCaseChanges } from './lead-case/case-ledger.js';
export * from './users/audit.js';
export * from './lead-case/case-state.js';
export {
  acceptAssignment,
  declineAssignment,
  answerUndoUntil,
  undoAnswer,
} from './lead-case/answer.js';
export * from './lead-case/by-hand.js';
export { disputeSale, partnersWithSale, ruleOnDispute } from './lead-case/case-sales.js';
export { isStatusUndoable, setStatus, undoStatus } from './lead-case/pending-status.js';
export {
  acceptMerge,
  findDuplicate,
  mergeByHand,
  keepApart,
  relationVersion,
  earlierErased,
  duplicateErased,
} from './lead-case/merging.js';
export * from './lead-case/owner.js';
export * from './lead-case/owner-consents.js';
export { advance } from './lead-case/advance.js';
export {
  recordReport,
  answerWin,
  confirmJob,
  WIN_SILENCE_WORKING_DAYS,
} from './lead-case/report.js';
export * from './leads/consent.js';
export * from './assignments/coverage.js';
export * from './lead-case/open-case.js';
export {
  CALLING_HOURS,
  dueDay,
  workingHoursAfter,
  workingDaysAfter,
} from './core/time/working-time.js';
export * from './core/wording.js';
export {
  MATCH_CAUSES,
  VERDICTS,
  type MatchCause,
  type MatchDecision,
  type MatchFigures,
  type MatchRound,
  type Verdict,
  MAX_ASSIGNMENTS,
  type RefusalReason,
  REFUSAL_REASONS,
} from './assignments/matching.js';
export * from './assignments/deadline-text.js';
export * from './places/municipalities.js';
export * from './places/municipality-number.js';
export * from './billing/sale.js';
export * from './core/domain-error.js';
export * from './assignments/erasure-notification.js';
export * from './core/email.js';
export * from './leads/lead-offer.js';
export * from './owners/owner-confirmation.js';
export * from './core/masking/masked-text.js';
export * from './core/phone.js';
export * from './core/list-filter.js';
export * from './core/record-field.js';
export * from './lead-case/lead-event.js';
export * from './leads/lead-answers.js';
export * from './leads/lead-fields.js';
export type { LeadAudience, LeadField } from './leads/lead-field.js';
export * from './leads/lead-limits.js';
export * from './leads/lead-list.js';
export * from './core/website.js';
export * from './leads/lead-corrections.js';
export * from './leads/lead-parts.js';
export * from './leads/lead-wire.js';
export * from './leads/lead.js';
export * from './core/login-limit.js';
export {
  CAPACITY_HOURS,
  capacityUsed,
  FAIRNESS_DAYS,
  noFigures,
  type PartnerFigures,
} from './assignments/partner-figures.js';
export * from './partners/partner-application.js';
export * from './assignments/partner-pool.js';
export {
  toKroner,
  amountText,
  kronerText,
  toOre,
  plainNumber,
  oreText,
  priceText,
  splitAtSums,
  vatSums,
} from './core/money.js';
export * from './core/notification.js';
export * from './lead-case/other-lead.js';
export * from './core/one-time-link.js';
export * from './lead-case/owner-timeline.js';
export * from './lead-case/owner-choices.js';
export * from './quotes/quote.js';
export * from './quotes/quote-attachment.js';
export * from './quotes/quote-marks.js';
export * from './quotes/quote-terms.js';
export * from './lead-case/quotes/choose-quote.js';
export { QUOTE_DUE_WORKING_DAYS } from './lead-case/quotes/quote-steps.js';
export * from './lead-case/quotes/send-quote.js';
export * from './reviews/review.js';
export * from './billing/operator.js';
export * from './billing/bank-line.js';
export * from './billing/bank-lines.js';
export * from './billing/billing.js';
export * from './integrators/integrator-key.js';
export * from './billing/invoice.js';
export * from './partners/invoice-party.js';
export * from './core/time/norwegian-day.js';
export * from './billing/payment.js';
export { isOrganizationNumber, formatOrganizationNumber } from './core/check-digits.js';
export * from './core/file-type.js';
export * from './files/picture.js';
export * from './partners/partner.js';
export * from './partners/partner-terms.js';
export * from './partners/test-partner.js';
export * from './partners/prices.js';
export * from './places/area.js';
export { foldedSpelling, spellingKey, placeName } from './places/place-spelling.js';
export * from './places/municipality-named.js';
export * from './places/place-of.js';
export * from './places/postal-register.js';
export { postalCodeIn } from './places/postal-code.js';
export { addressWord, HOME_KEY_DIVIDER, homeKey } from './places/home-address.js';
export * from './overview/queue.js';
export { canSayNotCalled } from './lead-case/status.js';
export * from './retention/retention.js';
export * from './billing/settled-sale.js';
export * from './leads/search-words.js';
export * from './users/second-factor.js';
export * from './leads/first-email.js';
export * from './core/text.js';
export * from './visits/visit.js';
export * from './integrators/webhook.js';
export * from './core/time/time-span.js';
export * from './overview/track-record.js';
export * from './users/saved-view.js';
export * from './core/partner-kind.js';
export * from './moving-in/record-reader.js';
export * from './moving-in/imported-lead.js';
export * from './moving-in/imported-partner.js';
