/**
 * The public interface: all of a file, or the listed names where it keeps others to its neighbours.
 */
export * from './partners/apply-as-partner.js';
export * from './assignments/begin-matching.js';
export * from './users/confirm-again.js';
export * from './partners/decide-application.js';
export * from './retention/delete-inactive-leads.js';
export { DeletionClock } from './retention/deletion-clock.js';
export { LEASE_SECONDS } from './notifications/deliver.js';
export * from './notifications/deliver-notifications.js';
export * from './integrators/deliver-webhooks.js';
export * from './integrators/save-webhook.js';
export * from './partners/enter-as-partner.js';
export * from './users/enter-by-link.js';
export * from './users/failed-logins.js';
export {
  FactorSetup,
  type PasskeyAnswer,
  type PasskeyChallenge,
  type TotpChallenge,
} from './users/factor-setup.js';
export * from './assignments/explain-matching.js';
export * from './notifications/erase-stray-messages.js';
export * from './assignments/find-coverage-gaps.js';
export * from './retention/apply-retention.js';
export * from './retention/erase-application.js';
export * from './owners/erase-lead.js';
export * from './owners/is-it-you.js';
export * from './places/import-postal-codes.js';
export * from './owners/confirm-by-email.js';
export * from './lead-case/lead-cases.js';
export * from './leads/locate-leads.js';
export * from './users/keep-views.js';
export * from './integrators/known-keys.js';
export * from './users/know-browser.js';
export * from './leads/list-leads.js';
export * from './users/log-in-admin.js';
export * from './users/log-in-user.js';
export * from './billing/credit-invoice.js';
export * from './billing/import-bank-file.js';
export * from './billing/issue-invoices.js';
export * from './billing/mark-invoices.js';
export * from './billing/place-bank-lines.js';
export * from './billing/undo-bank-payment.js';
export * from './billing/undo-waiver.js';
export * from './integrators/manage-keys.js';
export * from './users/manage-users.js';
export * from './billing/mark-sale.js';
export * from './assignments/match-due-leads.js';
export * from './assignments/pass-on-by-hand.js';
export * from './owners/manage-own-lead.js';
export * from './core/one-at-a-time.js';
export * from './core/retried-writes.js';
export * from './users/own-account.js';
export * from './partners/partner-home.js';
export * from './partners/partner-link.js';
export * from './partners/pause-partner.js';
export * from './users/user-proof.js';
export * from './retention/purge-sessions.js';
export * from './billing/remind-overdue.js';
export * from './billing/rule-on-dispute.js';
export * from './notifications/resend-notifications.js';
export * from './integrators/resend-undelivered.js';
export * from './lead-case/relate-leads.js';
export * from './partners/save-logo.js';
export * from './partners/save-partner.js';
export * from './users/session-issuer.js';
export {
  confirmToken,
  isItYouToken,
  ownerToken,
  partnerLinkOpens,
  partnerToken,
  SENDER_LINK_DAYS,
  senderToken,
  oneTimeToken,
} from './core/signed-links.js';
export * from './reviews/review-request.js';
export { SubmitLead, type LeadReceipt } from './leads/submit-lead.js';
export * from './users/validate-new-password.js';
export * from './billing/view-invoices.js';
export * from './overview/view-lead.js';
export * from './overview/view-queue.js';
export * from './overview/view-summary.js';
export * from './visits/count-visits.js';
export { CountUnopenedSecrets, type UnopenedSecrets } from './users/count-unopened-secrets.js';
export * from './partners/view-track-record.js';
export * from './places/address-service.js';
export * from './users/published-passwords.js';
export * from './quotes/compare-quotes.js';
export * from './quotes/integrator-quotes.js';
export * from './quotes/quote-documents.js';
export * from './quotes/quote-statistics.js';
export * from './quotes/quotes.js';
export * from './quotes/write-quote.js';
export * from './reviews/reviews.js';
export * from './users/admin-password.js';
export * from './users/admin-sessions.js';
export * from './billing/bank-file-reader.js';
export * from './billing/bank-line-register.js';
export * from './users/browser-links.js';
export * from './users/audit-log.js';
export * from './core/clock.js';
export * from './users/credentials.js';
export * from './retention/deletion-times.js';
export * from './core/delivery-nudge.js';
export * from './core/id-generator.js';
export * from './integrators/integrator-keys.js';
export * from './integrators/integrator-leads.js';
export * from './billing/invoice-documents.js';
export * from './billing/invoice-repository.js';
export * from './leads/lead-directory.js';
export * from './core/fault-log.js';
export * from './core/job-runs.js';
export * from './notifications/kept-messages.js';
export * from './leads/lead-history.js';
export * from './leads/lead-places.js';
export * from './leads/lead-repository.js';
export * from './overview/lead-statistics.js';
export * from './visits/visit-counts.js';
export type { HeldLink, KeptLink } from './core/held-link.js';
export { LINK_AUDIENCES, LinkSigner, type SignedLink } from './core/link-signer.js';
export * from './users/login-attempts.js';
export * from './core/matching-nudge.js';
export * from './notifications/messages.js';
export * from './lead-case/matching-repository.js';
export * from './notifications/notification-outbox.js';
export * from './notifications/notification-records.js';
export { DeliveryFault } from './core/outbox.js';
export * from './owners/owner-confirmations.js';
export * from './billing/operator-settings.js';
export * from './partners/partner-applications.js';
export * from './partners/partner-logos.js';
export * from './partners/partner-repository.js';
export * from './partners/partner-leads.js';
export * from './partners/partner-sessions.js';
export * from './billing/payment-ledger.js';
export * from './users/user-repository.js';
export * from './places/postal-register.js';
export * from './leads/retention-repository.js';
export * from './billing/sale-repository.js';
export * from './users/saved-views.js';
export * from './users/second-factors.js';
export * from './users/sealed-secrets.js';
export * from './core/secret-box.js';
export * from './notifications/sent-messages.js';
export * from './users/session-tokens.js';
export * from './integrators/webhook-endpoints.js';
export * from './integrators/webhook-outbox.js';
export * from './overview/work-queue.js';
