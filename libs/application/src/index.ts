/** All of a file, or the listed names where it keeps others to its neighbours. */
export * from './partners/partner-applications.js';
export * from './assignments/match-due-leads.js';
export * from './users/confirm-again.js';
export * from './retention/delete-inactive-leads.js';
export * from './retention/apply-retention.js';
export * from './retention/test-leads.js';
export { LEASE_SECONDS } from './notifications/deliver.js';
export * from './notifications/deliver-notifications.js';
export * from './integrators/deliver-webhooks.js';
export * from './integrators/save-webhook.js';
export * from './partners/enter-as-partner.js';
export * from './users/enter-by-link.js';
export {
  isRefusal,
  FailedLogins,
  type LoginClient,
  type Reservation,
  LoginAttempts,
} from './users/failed-logins.js';
export {
  FactorSetup,
  type PasskeyAnswer,
  type PasskeyChallenge,
  type TotpChallenge,
} from './users/factor-setup.js';
export * from './assignments/explain-matching.js';
export * from './notifications/messages.js';
export * from './owners/erase-lead.js';
export * from './owners/is-it-you.js';
export * from './places/postal-register.js';
export * from './owners/confirm-by-email.js';
export * from './lead-case/lead-cases.js';
export * from './owners/correct-lead.js';
export * from './leads/locate-leads.js';
export * from './users/keep-views.js';
export * from './integrators/known-keys.js';
export * from './users/know-browser.js';
export * from './leads/list-leads.js';
export * from './users/log-in-admin.js';
export * from './users/log-in-user.js';
export * from './billing/issue-invoices.js';
export * from './billing/import-bank-file.js';
export * from './billing/mark-invoices.js';
export * from './billing/mark-sale.js';
export * from './users/manage-users.js';
export * from './assignments/pass-on-by-hand.js';
export * from './owners/manage-own-lead.js';
export * from './owners/withdraw-consent.js';
export * from './core/one-at-a-time.js';
export * from './core/retried-writes.js';
export * from './users/own-account.js';
export * from './partners/partner-home.js';
export * from './partners/partner-link.js';
export * from './partners/save-partner.js';
export * from './users/user-proof.js';
export * from './lead-case/relate-leads.js';
export * from './partners/save-logo.js';
export * from './users/session-issuer.js';
export {
  confirmToken,
  isItYouToken,
  ownerToken,
  partnerLinkOpens,
  partnerToken,
  termsToken,
  SUBMISSION_LINK_DAYS,
  submissionToken,
  oneTimeToken,
} from './core/signed-links.js';
export * from './reviews/review-request.js';
export { SubmitLead, type LeadReceipt } from './leads/submit-lead.js';
export * from './users/admin-password.js';
export * from './overview/export-leads.js';
export * from './overview/view-lead.js';
export * from './overview/view-queue.js';
export * from './overview/view-summary.js';
export * from './visits/count-visits.js';
export * from './users/count-unopened-secrets.js';
export * from './partners/view-track-record.js';
export * from './quotes/compare-quotes.js';
export * from './quotes/write-quote.js';
export * from './quotes/attach-to-quote.js';
export * from './quotes/quote-statistics.js';
export * from './users/admin-sessions.js';
export * from './users/audit-log.js';
export * from './core/ports.js';
export * from './users/credentials.js';
export * from './integrators/integrator-leads.js';
export * from './billing/invoice-repository.js';
export * from './leads/lead-repository.js';
export {
  type PresentedLink,
  type KeptLink,
  LINK_AUDIENCES,
  LinkSigner,
  type SignedLink,
} from './core/link-signer.js';
export * from './lead-case/matching-repository.js';
export * from './notifications/notification-outbox.js';
export { type Claimed, DeliveryFault, type Outbox } from './core/outbox.js';
export * from './owners/owner-confirmations.js';
export * from './billing/operator-settings.js';
export * from './partners/partner-repository.js';
export * from './billing/payment-ledger.js';
export * from './users/user-repository.js';
export * from './billing/sale-repository.js';
export * from './users/second-factors.js';
export * from './core/secret-box.js';
export * from './notifications/sent-messages.js';
export * from './files/erase-stray-files.js';
export * from './files/stored-files.js';
export * from './files/file-quota.js';
export * from './files/file-store.js';
export * from './files/lead-pictures.js';
export type { AssignmentAccess } from './lead-case/assignment-access.js';
export * from './files/own-pictures.js';
export * from './files/partner-pictures.js';
export * from './files/picture-links.js';
export * from './files/picture-painter.js';
export * from './moving-in/history-store.js';
export * from './moving-in/import-history.js';
export * from './moving-in/import-partners.js';
