/** What other packages use: of each file all, or what is listed where it keeps some to its neighbours. */
export * from './admin-calls.js';
export * from './admin-password.js';
export * from './admin-session.js';
export * from './as-seen.js';
export * from './asked-first.js';
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
} from './asked-so-far.js';
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
  question,
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
} from './assignment.js';
export * from './decide-in-order.js';
export * from './audit.js';
export * from './browser-name.js';
export type { LeadCaseChanges } from './lead-case/case-changes.js';
export * from './lead-case/case-state.js';
export * from './consent.js';
export * from './coverage.js';
export * from './lead-case.js';
export { DEFAULT_ANSWER_HOURS, type MatchingPolicy, SEEK_DAYS } from './lead-case/open-case.js';
export * from './lead-case/placing.js';
export { WIN_SILENCE_WORKING_DAYS } from './lead-case/reported-win.js';
export { CALLING_HOURS } from './calling-hours.js';
export * from './number-in-words.js';
export {
  MATCH_CAUSES,
  VERDICTS,
  type MatchCause,
  type MatchDecision,
  type MatchFigures,
  type MatchRound,
  type Verdict,
} from './match-round.js';
export * from './deadline-text.js';
export * from './first-come-text.js';
export * from './first-name.js';
export * from './places/municipality-number.js';
export * from './dispute.js';
export * from './disputed-sale.js';
export * from './domain-error.js';
export * from './erasure-notice.js';
export * from './email.js';
export * from './lead-question.js';
export * from './mailbox-proof.js';
export * from './masked-text.js';
export * from './phone.js';
export * from './lead-event.js';
export * from './shown-names.js';
export * from './lead-answers.js';
export * from './lead-details.js';
export type { LeadAudience, LeadField } from './lead-field.js';
export * from './lead-fields.js';
export * from './lead-limits.js';
export * from './lead-list.js';
export * from './lead-origin.js';
export * from './host-name.js';
export {
  changedBy,
  CORRECTABLE_KEYS,
  CORRECTION_KEYS,
  hasMoved,
  inOnePlace,
  requireLettersLeft,
  type CorrectableKey,
  type CorrectedOn,
  type Corrections,
} from './lead-corrections.js';
export * from './lead-wire.js';
export * from './lead-views.js';
export * from './lead.js';
export * from './listed.js';
export * from './login-limit.js';
export { MAX_QUESTIONS, type RefusalReason, REFUSAL_REASONS } from './matching.js';
export {
  CAPACITY_HOURS,
  capacityUsed,
  FAIRNESS_DAYS,
  noFigures,
  type PartnerFigures,
} from './partner-figures.js';
export {
  APPLICATION_LIMITS,
  APPLICATION_MONTHS,
  APPLICATION_NOTICES,
  APPLICATION_STATES,
  approved,
  askedAgain,
  hearsRefusal,
  isUndecidedApplication,
  received,
  refused,
  type ApplicationDetails,
  type ApplicationNotice,
  type ApplicationState,
  type PartnerApplication,
} from './partner-application.js';
export * from './partner-pool.js';
export * from './new-lead.js';
export * from './merged-lead.js';
export * from './money.js';
export * from './notification.js';
export {
  differences,
  IS_IT_YOU_DAYS,
  DUPLICATE_KINDS,
  PAID_HOME_DAYS,
  SAME_HOME_DAYS,
  sameMailbox,
  type DuplicateKind,
  type OtherLead,
} from './other-request.js';
export * from './one-time-link.js';
export * from './owner-timeline.js';
export * from './owner-choices.js';
export * from './owner-confirmation.js';
export * from './review.js';
export * from './bank-account.js';
export * from './bank-line.js';
export * from './bank-lines.js';
export * from './bank-line-placing.js';
export * from './same-booking.js';
export {
  billed,
  billedUpTo,
  creditedToBillAgain,
  isToBeBilled,
  isToBeCredited,
  type BillingState,
  type InvoiceToCorrect,
  type SaleToBill,
} from './billing.js';
export * from './billing-day.js';
export * from './due-day.js';
export * from './integrator-key.js';
export * from './invoice.js';
export * from './invoice-account.js';
export * from './invoice-notice.js';
export * from './invoice-party.js';
export * from './kid.js';
export * from './norwegian-day.js';
export * from './payment.js';
export * from './printable.js';
export { priceText, vatSums } from './vat.js';
export {
  accountsOf,
  missingOfOperator,
  operatorText,
  OPERATOR_LIMITS,
  requireComplete,
  UNKNOWN_OPERATOR,
  vatRateOf,
  type OperatorDetails,
} from './operator.js';
export * from './organization-number.js';
export * from './logo.js';
export * from './partner.js';
export * from './partner-session.js';
export * from './pause.js';
export * from './permissions.js';
export * from './person.js';
export * from './person-password.js';
export * from './places/area.js';
export * from './places/place-name.js';
export * from './places/municipalities.js';
export { foldedSpelling } from './places/place-spelling.js';
export * from './places/municipality-named.js';
export * from './places/place-of.js';
export * from './places/told-areas.js';
export * from './told-events.js';
export * from './told-of-key.js';
export * from './told-services.js';
export * from './places/postal-register.js';
export {
  FEWEST_POSTAL_CODES,
  InvalidPostalRegister,
  type RegisterFault,
} from './places/postal-register-faults.js';
export { isPostalCode, postalCodeIn } from './places/postal-code.js';
export { addressWord, HOME_KEY_DIVIDER, homeKey } from './places/home-address.js';
export * from './places/registered-place.js';
export * from './chart-weeks.js';
export { canSayNotCalled } from './overdue-call.js';
export * from './queue.js';
export * from './retention.js';
export {
  isWaived,
  isSaleDue,
  PAYMENT_STATUSES,
  type PaymentStatus,
  type Sale,
  REASON_LIMIT,
  type Waiver,
} from './sale.js';
export { settled, toBillAgain } from './settled-sale.js';
export * from './search-words.js';
export * from './second-factor.js';
export * from './suspicion.js';
export * from './first-email.js';
export * from './text.js';
export * from './too-many-holders.js';
export * from './visit.js';
export * from './visit-source.js';
export { isWaiverUndoable, markedByHand, waived, waiverUndone } from './waived-sale.js';
export * from './webhook.js';
export * from './website.js';
export * from './time-span.js';
export * from './track-record.js';
export * from './without-contacts.js';
export * from './working-time.js';
export * from './saved-view.js';
export * from './reads-like-message.js';
