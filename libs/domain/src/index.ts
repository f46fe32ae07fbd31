export {
  NEW_PASSWORD_MIN_LENGTH,
  newPasswordError,
  PASSWORD_MAX_LENGTH,
} from './admin-password.js';
export {
  ACCESS_TOKEN_SECONDS,
  SESSION_IDLE_SECONDS,
  SESSION_LONGEST_SECONDS,
} from './admin-session.js';
export {
  answered,
  ASSIGNMENT_STATES,
  canUndo,
  ended,
  DECLINE_REASONS,
  isHolder,
  isOpen,
  isUnanswered,
  question,
  REPORTS,
  REVEAL_DAYS,
  showsOwner,
  undoableUntil,
  UNDO_MINUTES,
  type Answer,
  type Assignment,
  type AssignmentState,
  type DeclineReason,
  type Report,
  type WithdrawnBy,
} from './assignment.js';
export type { Decisions, LeadCaseChanges, LeadCaseState, LeadStanding } from './case-ledger.js';
export {
  arrivalConsents,
  CONSENT_PLACES,
  CONSENT_SUBJECTS,
  CONSENT_TEXTS,
  extraStylists,
  holdersAllowed,
  isGranted,
  MAX_AGENTS,
  MAX_EXTRA_STYLISTS,
  MAX_STYLISTS,
  RECIPIENTS,
  recipientOf,
  recipientsOf,
  type Consent,
  type ConsentPlace,
  type ConsentSubject,
  type Recipient,
} from './consent.js';
export {
  coverageOf,
  type Coverage,
  type CoverageGap,
  type Demand,
  type LoadedPartner,
} from './coverage.js';
export { LeadCase, SEEK_DAYS, type MatchingPolicy } from './lead-case.js';
export {
  MATCH_CAUSES,
  VERDICTS,
  type MatchCause,
  type MatchDecision,
  type MatchFigures,
  type MatchRound,
  type Verdict,
} from './match-round.js';
export { deadlineText } from './deadline-text.js';
export { firstComeText } from './first-come-text.js';
export { firstName } from './first-name.js';
export { isMunicipalityNumber } from './places/municipality-number.js';
export {
  DOMAIN_ERRORS,
  DomainError,
  type DomainErrorCode,
  type FieldError,
} from './domain-error.js';
export {
  ERASURE_NOTICE_MONTHS,
  erasureNotices,
  referenceOf,
  type ErasureNotice,
} from './erasure-notice.js';
export { EMAIL_MAX_LENGTH, isEmail } from './email.js';
export {
  questionDetails,
  questionPlace,
  questionTitle,
  type QuestionDetail,
  wantedOf,
} from './lead-question.js';
export { MASK, maskedText, type MaskedOwner } from './masked-text.js';
export { formatPhone, isPhone, withoutWhitespace } from './phone.js';
export type { LeadEvent, LeadEventDetails, LeadEventKind } from './lead-event.js';
export { LEAD_STATUS_NAMES } from './lead-status-names.js';
export {
  LEAD_SERVICES,
  SERVICES,
  VALUATION,
  YES_NO,
  type LeadService,
  type Service,
  type YesNo,
} from './lead-answers.js';
export {
  LEAD_KEYS,
  leadField,
  type LeadDetails,
  type LeadKey,
  type LeadWireName,
  type SentLead,
  type WireLead,
} from './lead-details.js';
export type { LeadAudience, LeadField, LeadFieldGroup } from './lead-field.js';
export { LEAD_FIELDS } from './lead-fields.js';
export { LEAD_LIMITS } from './lead-limits.js';
export {
  changedBy,
  CORRECTABLE_KEYS,
  hasMoved,
  type CorrectableKey,
  type Corrections,
} from './lead-corrections.js';
export { EXAMPLE_OF_A_LEAD, toCorrections, toLeadDetails, toWireLead } from './lead-wire.js';
export { fieldsSeenBy, shownValue, type SeenField } from './lead-views.js';
export { LEAD_STATUSES, type Lead, type LeadStatus } from './lead.js';
export {
  CLIENT_WINDOW_SECONDS,
  DAY_SECONDS,
  FAILED_LOGINS_A_DAY,
  FAILED_LOGINS_PER_CLIENT,
  TooManyAttempts,
} from './login-limit.js';
export {
  MAX_OPEN_QUESTIONS,
  MAX_QUESTIONS,
  NEAR_MISSES,
  type RefusalReason,
  REFUSAL_REASONS,
} from './matching.js';
export {
  askedLately,
  CAPACITY_HOURS,
  capacityUsed,
  expectedYes,
  FAIRNESS_DAYS,
  noFigures,
  OUTCOMES_KEPT,
  type PartnerFigures,
} from './partner-figures.js';
export { PartnerPool, type Candidate } from './partner-pool.js';
export { setOffBy, type SetOffByALead } from './new-lead.js';
export { toKroner, toOre } from './money.js';
export {
  MAX_ATTEMPTS,
  NOTIFICATION_KINDS,
  NOTIFICATION_RECIPIENTS,
  NOTIFICATION_STATES,
  retryDelaySeconds,
  type Notification,
  type NotificationKind,
  type NotificationState,
} from './notification.js';
export {
  OWNER_MOMENTS,
  ownerTimeline,
  type OwnerMoment,
  type OwnerMomentKind,
} from './owner-timeline.js';
export {
  ownerChoices,
  ownerSearch,
  SEARCH_STATES,
  type OwnerChoices,
  type OwnerSearch,
  type SearchState,
} from './owner-choices.js';
export {
  CONFIRMATION_MINUTES,
  CONFIRMATIONS_A_DAY,
  CONFIRMED_PURPOSES,
  LINKS_A_DAY,
  type ConfirmedPurpose,
  type OwnerConfirmation,
} from './owner-confirmation.js';
export { formatBankAccount, isBankAccount } from './bank-account.js';
export { missingOf, PARTY_LIMITS, type InvoiceParty } from './invoice-party.js';
export {
  missingOfOperator,
  OPERATOR_LIMITS,
  requireComplete,
  UNKNOWN_OPERATOR,
  type OperatorDetails,
} from './operator.js';
export { formatOrganizationNumber, isOrganizationNumber } from './organization-number.js';
export {
  PARTNER_KINDS,
  PARTNER_LIMITS,
  type Partner,
  type PartnerDetails,
  type PartnerKind,
} from './partner.js';
export {
  areaName,
  areaNamed,
  covers,
  isArea,
  WHOLE_COUNTRY,
  withoutOverlap,
  type Area,
} from './places/area.js';
export {
  COUNTIES,
  countyOf,
  MUNICIPALITIES,
  municipalityNumbered,
  type County,
  type Municipality,
} from './places/municipalities.js';
export { foldedSpelling } from './places/place-spelling.js';
export { municipalityNamed, placeKey, type NamedPlace } from './places/municipality-named.js';
export {
  PLACE_SOURCES,
  placeOf,
  UNKNOWN_PLACE,
  type Place,
  type PlaceSource,
  type PostalArea,
  type PostalLookup,
  type ToldPlace,
} from './places/place-of.js';
export { toldAreas, type ToldAreas } from './places/told-areas.js';
export {
  parsePostalRegister,
  POST_PLACE_MAX_LENGTH,
  type PostalCode,
} from './places/postal-register.js';
export { isPostalCode, postalCodeIn } from './places/postal-code.js';
export { inactiveSince } from './retention.js';
export { PAYMENT_STATUSES, settled, type PaymentStatus, type Sale } from './sale.js';
export { SEARCH_WORD_MIN_LENGTH, searchWords } from './search-words.js';
export {
  FASTEST_PERSON_SECONDS,
  isConfirmed,
  SUSPICIONS,
  suspicionOf,
  type FormHints,
  type Suspicion,
} from './suspicion.js';
export { FIRST_EMAILS_A_DAY, type FirstEmail, firstEmailOf, utcDay } from './first-email.js';
export { isFilled, isPlainText, isSingleLine } from './text.js';
export {
  WEBHOOK_EVENTS,
  WEBHOOK_LIMITS,
  type Announcement,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookEvent,
} from './webhook.js';
export { workingDaysAfter, workingHoursAfter } from './working-time.js';
