/** The package's public API. */
export * from './users/admin-calls.js';
export * from './users/admin-password.js';
export * from './users/admin-session.js';
export * from './core/as-seen.js';
export * from './core/version.js';
export * from './leads/asked-first.js';
export {
  type MatchingSoFar,
  canShowMore,
  countedAsAsked,
  decisive,
  type Reveal,
  homeRevealedTo,
  isExhausted,
  mayMatch,
  mayMatchAmong,
  othersWhoAccepted,
  placesLeft,
  waitingAsksAgain,
} from './lead-case/asked-so-far.js';
export {
  answered,
  ASSIGNMENT_STATES,
  canUndo,
  ended,
  DECLINE_REASONS,
  isAccepted,
  isAnswered,
  hasContact,
  isOpen,
  isOutOfTime,
  isAcceptedUnreported,
  isUnanswered,
  countsForPartner,
  offer,
  REPORTS,
  REVEAL_DAYS,
  showsOwner,
  standsAs,
  undoUntil,
  UNDO_MINUTES,
  type Answer,
  type Assignment,
  type AssignmentState,
  type DeclineReason,
  type Report,
  type WithdrawnBy,
} from './assignments/assignment.js';
export * from './lead-case/decide-in-order.js';
export * from './users/audit.js';
export * from './users/browser-name.js';
export type { LeadCaseChanges } from './lead-case/case-changes.js';
export * from './lead-case/case-state.js';
export { acceptAssignment } from './lead-case/accept.js';
export {
  addNote,
  matchByHand,
  passOnTo,
  placeLead,
  releaseLead,
  replaceByHand,
  withdrawByHand,
} from './lead-case/by-hand.js';
export { disputeSale, payers, ruleOnDispute } from './lead-case/costs.js';
export { declineAssignment } from './lead-case/decline.js';
export { isStatusUndoable, setStatus, undoStatus } from './lead-case/held-status.js';
export {
  acceptMerge,
  findDuplicate,
  mergeByHand,
  keepApart,
  earlierErased,
  duplicateErased,
} from './lead-case/merging.js';
export * from './lead-case/owner.js';
export {
  agreeToAgent,
  agreeToStylists,
  showMore,
  showNoMore,
  withdrawByOwner,
} from './lead-case/owner-consents.js';
export { proceed } from './lead-case/proceed.js';
export { recordReport } from './lead-case/report.js';
export { answerUndoUntil, undoAnswer } from './lead-case/undo-answer.js';
export * from './leads/consent.js';
export * from './assignments/coverage.js';
export {
  DEFAULT_ANSWER_HOURS,
  type MatchingPolicy,
  OpenCase,
  SEEK_DAYS,
} from './lead-case/open-case.js';
export * from './lead-case/placing.js';
export { answerWin, WIN_SILENCE_WORKING_DAYS } from './lead-case/reported-win.js';
export { CALLING_HOURS } from './core/time/calling-hours.js';
export * from './core/number-in-words.js';
export {
  MATCH_CAUSES,
  VERDICTS,
  type MatchCause,
  type MatchDecision,
  type MatchFigures,
  type MatchRound,
  type Verdict,
} from './assignments/match-round.js';
export * from './assignments/deadline-text.js';
export * from './assignments/first-come-text.js';
export * from './core/first-name.js';
export * from './places/municipality-number.js';
export * from './billing/dispute.js';
export * from './billing/disputed-sale.js';
export * from './core/domain-error.js';
export * from './assignments/erasure-notification.js';
export * from './core/email.js';
export * from './leads/lead-offer.js';
export * from './owners/mailbox-proof.js';
export * from './core/masking/masked-text.js';
export * from './core/phone.js';
export * from './lead-case/lead-event.js';
export * from './assignments/shown-names.js';
export * from './leads/lead-answers.js';
export * from './leads/lead-details.js';
export type { LeadAudience, LeadField } from './leads/lead-field.js';
export * from './leads/lead-fields.js';
export * from './leads/lead-limits.js';
export * from './leads/lead-list.js';
export * from './leads/lead-origin.js';
export * from './core/host-name.js';
export {
  changedBy,
  CORRECTABLE_KEYS,
  CORRECTION_KEYS,
  hasMoved,
  inOnePlace,
  requireCorrectionsLeft,
  type CorrectableKey,
  type CorrectedOn,
  type Corrections,
} from './leads/lead-corrections.js';
export * from './leads/lead-parts.js';
export * from './leads/lead-wire.js';
export * from './leads/lead-views.js';
export * from './leads/lead.js';
export * from './core/listed.js';
export * from './core/login-limit.js';
export { MAX_ASSIGNMENTS, type RefusalReason, REFUSAL_REASONS } from './assignments/matching.js';
export {
  CAPACITY_HOURS,
  capacityUsed,
  FAIRNESS_DAYS,
  noFigures,
  type PartnerFigures,
} from './assignments/partner-figures.js';
export {
  APPLICATION_LIMITS,
  APPLICATION_MONTHS,
  APPLICATION_NOTIFICATIONS,
  APPLICATION_STATES,
  approved,
  askedAgain,
  hearsRefusal,
  isUndecidedApplication,
  received,
  refused,
  type ApplicationDetails,
  type ApplicationNotification,
  type ApplicationState,
  type PartnerApplication,
} from './partners/partner-application.js';
export * from './assignments/partner-pool.js';
export * from './leads/new-lead.js';
export * from './lead-case/merged-lead.js';
export * from './core/money.js';
export * from './core/notification.js';
export {
  differences,
  IS_IT_YOU_DAYS,
  DUPLICATE_KINDS,
  PAID_HOME_DAYS,
  SAME_HOME_DAYS,
  sameMailbox,
  type DuplicateKind,
  type OtherLead,
} from './lead-case/other-lead.js';
export * from './core/one-time-link.js';
export * from './lead-case/owner-timeline.js';
export * from './lead-case/owner-choices.js';
export * from './owners/owner-confirmation.js';
export * from './quotes/quote.js';
export * from './quotes/quote-marks.js';
export * from './quotes/quote-price.js';
export * from './quotes/quote-terms.js';
export * from './quotes/quote-template.js';
export { chooseQuote, declineAllQuotes, undoChoice } from './lead-case/quotes/choose-quote.js';
export { QUOTE_DUE_WORKING_DAYS } from './lead-case/quotes/follow-quotes.js';
export {
  quoteStateOf,
  requireQuotable,
  saveQuoteDraft,
  sendQuote,
  withdrawQuote,
} from './lead-case/quotes/send-quote.js';
export * from './reviews/review.js';
export * from './billing/bank-account.js';
export * from './billing/bank-line.js';
export * from './billing/bank-lines.js';
export * from './billing/bank-line-placing.js';
export * from './billing/same-booking.js';
export {
  billed,
  billedUpTo,
  creditedToBillAgain,
  isToBeBilled,
  isToBeCredited,
  isUnbilled,
  type BillingState,
  type InvoiceToCorrect,
  type SaleToBill,
} from './billing/billing.js';
export * from './billing/billing-day.js';
export * from './core/time/due-day.js';
export * from './integrators/integrator-key.js';
export * from './billing/invoice.js';
export * from './billing/invoice-account.js';
export * from './billing/invoice-notification.js';
export * from './partners/invoice-party.js';
export * from './billing/kid.js';
export * from './core/time/norwegian-day.js';
export * from './billing/payment.js';
export * from './billing/printable.js';
export { priceText, vatSums } from './core/vat.js';
export {
  accountsOf,
  missingOfOperator,
  operatorText,
  OPERATOR_LIMITS,
  requireComplete,
  UNKNOWN_OPERATOR,
  vatRateOf,
  type OperatorDetails,
} from './billing/operator.js';
export * from './core/organization-number.js';
export * from './core/logo.js';
export * from './partners/partner.js';
export * from './partners/partner-session.js';
export * from './partners/pause.js';
export * from './users/permissions.js';
export * from './users/user.js';
export * from './users/user-password.js';
export * from './places/area.js';
export * from './places/place-name.js';
export * from './places/municipalities.js';
export { foldedSpelling } from './places/place-spelling.js';
export * from './places/municipality-named.js';
export * from './places/place-of.js';
export * from './places/told-areas.js';
export * from './partners/told-services.js';
export * from './places/postal-register.js';
export {
  FEWEST_POSTAL_CODES,
  InvalidPostalRegister,
  type RegisterFault,
} from './places/postal-register-faults.js';
export { isPostalCode, postalCodeIn } from './places/postal-code.js';
export { addressWord, HOME_KEY_DIVIDER, homeKey } from './places/home-address.js';
export * from './leads/registered-place.js';
export * from './overview/chart-weeks.js';
export { canSayNotCalled } from './lead-case/overdue-call.js';
export * from './overview/queue.js';
export * from './overview/retention.js';
export {
  isWaived,
  isDatedByYes,
  isDisputeGranted,
  isSaleDue,
  PAYMENT_STATUSES,
  type PaymentStatus,
  type Sale,
  REASON_LIMIT,
  type Waiver,
} from './billing/sale.js';
export { settled, toBillAgain } from './billing/settled-sale.js';
export * from './leads/search-words.js';
export * from './users/second-factor.js';
export * from './leads/suspicion.js';
export * from './leads/first-email.js';
export * from './core/text.js';
export * from './assignments/too-many-reveals.js';
export * from './visits/visit.js';
export * from './visits/visit-source.js';
export { isWaiverUndoable, markedByHand, waived, waiverUndone } from './billing/waived-sale.js';
export * from './integrators/webhook.js';
export * from './core/website.js';
export * from './core/time/time-span.js';
export * from './overview/track-record.js';
export * from './leads/without-contacts.js';
export * from './core/time/working-time.js';
export * from './users/saved-view.js';
export * from './core/masking/reads-like-message.js';
export * from './core/partner-kind.js';
