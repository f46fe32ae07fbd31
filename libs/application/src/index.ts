/** What other packages use: of each file all, or what is listed where it keeps some to its neighbours. */
export * from './apply-as-partner.js';
export * from './begin-matching.js';
export * from './confirm-again.js';
export * from './decide-application.js';
export * from './delete-inactive-leads.js';
export { DeletionClock } from './deletion-clock.js';
export { LEASE_SECONDS } from './deliver.js';
export * from './deliver-notifications.js';
export * from './deliver-webhooks.js';
export * from './save-webhook.js';
export * from './enter-as-partner.js';
export * from './enter-by-link.js';
export * from './failed-logins.js';
export {
  FactorSetup,
  type PasskeyAnswer,
  type PasskeyChallenge,
  type TotpChallenge,
} from './factor-setup.js';
export * from './explain-matching.js';
export * from './erase-stray-messages.js';
export * from './find-coverage-gaps.js';
export * from './forget-outdated.js';
export * from './erase-application.js';
export * from './erase-lead.js';
export * from './is-it-you.js';
export * from './import-postal-codes.js';
export * from './confirm-by-email.js';
export * from './lead-cases.js';
export * from './locate-leads.js';
export * from './keep-views.js';
export * from './known-keys.js';
export * from './know-browser.js';
export * from './list-leads.js';
export * from './log-in-admin.js';
export * from './log-in-person.js';
export * from './credit-invoice.js';
export * from './import-bank-file.js';
export * from './issue-invoices.js';
export * from './mark-invoices.js';
export * from './place-bank-lines.js';
export * from './undo-bank-payment.js';
export * from './undo-waiver.js';
export * from './manage-keys.js';
export * from './manage-people.js';
export * from './mark-sale.js';
export * from './match-due-leads.js';
export * from './pass-on-by-hand.js';
export * from './owner-request.js';
export * from './one-at-a-time.js';
export * from './retried-writes.js';
export * from './own-account.js';
export * from './partner-home.js';
export * from './partner-link.js';
export * from './pause-partner.js';
export * from './person-proof.js';
export * from './purge-sessions.js';
export * from './remind-overdue.js';
export * from './rule-on-dispute.js';
export * from './resend-notifications.js';
export * from './resend-undelivered.js';
export * from './relate-leads.js';
export * from './save-logo.js';
export * from './save-partner.js';
export * from './session-desk.js';
export {
  confirmToken,
  isItYouToken,
  ownerToken,
  partnerLinkOpens,
  partnerToken,
  SENDER_LINK_DAYS,
  senderToken,
  oneTimeToken,
} from './signed-links.js';
export * from './review-request.js';
export { SubmitLead, type LeadReceipt } from './submit-lead.js';
export * from './validate-new-password.js';
export * from './view-invoices.js';
export * from './view-lead.js';
export * from './view-queue.js';
export * from './view-summary.js';
export * from './count-visits.js';
export { CountUnopenedSecrets, type UnopenedSecrets } from './count-unopened-secrets.js';
export * from './view-track-record.js';
export * from './ports/address-service.js';
export * from './ports/published-passwords.js';
export * from './ports/reviews.js';
export * from './ports/admin-password.js';
export * from './ports/admin-sessions.js';
export * from './ports/bank-file-reader.js';
export * from './ports/bank-line-register.js';
export * from './ports/browser-links.js';
export * from './ports/audit-log.js';
export * from './ports/clock.js';
export * from './ports/credentials.js';
export * from './ports/deletion-times.js';
export * from './ports/delivery-nudge.js';
export * from './ports/id-generator.js';
export * from './ports/integrator-keys.js';
export * from './ports/integrator-leads.js';
export * from './ports/invoice-documents.js';
export * from './ports/invoice-repository.js';
export * from './ports/lead-directory.js';
export * from './ports/fault-log.js';
export * from './ports/job-runs.js';
export * from './ports/kept-messages.js';
export * from './ports/lead-history.js';
export * from './ports/lead-places.js';
export * from './ports/lead-repository.js';
export * from './ports/lead-statistics.js';
export * from './ports/visit-counts.js';
export type { HeldLink } from './ports/held-link.js';
export { LINK_AUDIENCES, LinkSigner, type SignedLink } from './ports/link-signer.js';
export * from './ports/login-attempts.js';
export * from './ports/matching-nudge.js';
export * from './ports/messages.js';
export * from './ports/matching-repository.js';
export * from './ports/notification-outbox.js';
export * from './ports/notification-records.js';
export { DeliveryFault } from './ports/outbox.js';
export * from './ports/owner-confirmations.js';
export * from './ports/operator-settings.js';
export * from './ports/partner-applications.js';
export * from './ports/partner-logos.js';
export * from './ports/partner-repository.js';
export * from './ports/partner-requests.js';
export * from './ports/partner-sessions.js';
export * from './ports/payment-ledger.js';
export * from './ports/people-repository.js';
export * from './ports/postal-register.js';
export * from './ports/retention-repository.js';
export * from './ports/sale-repository.js';
export * from './ports/saved-views.js';
export * from './ports/second-factors.js';
export * from './ports/sealed-secrets.js';
export * from './ports/secret-box.js';
export * from './ports/sent-messages.js';
export * from './ports/session-tokens.js';
export * from './ports/webhook-endpoints.js';
export * from './ports/webhook-outbox.js';
export * from './ports/work-queue.js';
