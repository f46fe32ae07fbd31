export { AssignPartner } from './assign-partner.js';
export { AuthenticateAdmin } from './authenticate-admin.js';
export { DeleteInactiveLeads } from './delete-inactive-leads.js';
export { ATTEMPT_SECONDS, LEASE_SECONDS, type DeliveryReport } from './deliver.js';
export { DeliverNotifications } from './deliver-notifications.js';
export { DeliverWebhooks } from './deliver-webhooks.js';
export { SaveWebhook, type WebhookSettings } from './save-webhook.js';
export { ExplainMatching, type MatchingExplanation } from './explain-matching.js';
export { EraseStrayMessages } from './erase-stray-messages.js';
export { FindCoverageGaps } from './find-coverage-gaps.js';
export { FollowUpLead } from './follow-up-lead.js';
export { ImportPostalCodes, type ImportReport } from './import-postal-codes.js';
export { ConfirmByEmail } from './confirm-by-email.js';
export { CaseWork } from './case-work.js';
export { LeadCases } from './lead-cases.js';
export { LocateLeads } from './locate-leads.js';
export { ListLeads, type LeadList, type LeadListRequest } from './list-leads.js';
export { LogInAdmin } from './log-in-admin.js';
export { LogOutAdmin } from './log-out-admin.js';
export { MarkSale } from './mark-sale.js';
export { MatchDueLeads } from './match-due-leads.js';
export { MatchLead } from './match-lead.js';
export { OwnerRequest, type OwnerRequestView } from './owner-request.js';
export { PartnerLink, type PartnerLinkView } from './partner-link.js';
export { PurgeSessions } from './purge-sessions.js';
export { RefreshSession } from './refresh-session.js';
export { ReleaseLead } from './release-lead.js';
export { ReplaceAssignment } from './replace-assignment.js';
export { ResendNotifications } from './resend-notifications.js';
export { SavePartner, type WrittenPartner } from './save-partner.js';
export type { SessionGrant } from './session-grant.js';
export { confirmToken, ownerToken, partnerToken } from './signed-links.js';
export { SubmitLead, type LeadReceipt } from './submit-lead.js';
export { ValidateNewPassword } from './validate-new-password.js';
export { ViewLead, type LeadDossier } from './view-lead.js';
export { CHART_DAYS, ViewSummary, type Summary } from './view-summary.js';
export { WithdrawAssignment } from './withdraw-assignment.js';
export { AddressService } from './ports/address-service.js';
export { AdminPassword } from './ports/admin-password.js';
export { AdminSessions, type SessionRecord } from './ports/admin-sessions.js';
export { Clock } from './ports/clock.js';
export { DeliveryNudge } from './ports/delivery-nudge.js';
export { IdGenerator } from './ports/id-generator.js';
export {
  COUNTED_SEARCH_HITS,
  LEAD_SORTS,
  LeadDirectory,
  type LeadFilter,
  type LeadPosition,
  type LeadSort,
  type LeadTotal,
  type ListedLead,
} from './ports/lead-directory.js';
export { KeptMessages } from './ports/kept-messages.js';
export { LeadHistory } from './ports/lead-history.js';
export { LeadPlaces, type ToldOfPlace } from './ports/lead-places.js';
export {
  LeadRepository,
  type LeadNotification,
  type Receipt,
  type SubmissionKey,
} from './ports/lead-repository.js';
export { LeadStatistics, type LeadCount, type PeriodFigures } from './ports/lead-statistics.js';
export { LINK_AUDIENCES, LinkSigner, type SignedLink } from './ports/link-signer.js';
export { LoginAttempts, type LoginClient, type Reservation } from './ports/login-attempts.js';
export { MatchingNudge } from './ports/matching-nudge.js';
export { Mailer, Messages, type Mailbox, type Message } from './ports/messages.js';
export {
  MatchingRepository,
  type Decide,
  type PartnerAssignment,
  type PartnersInvolved,
} from './ports/matching-repository.js';
export {
  NotificationOutbox,
  type ClaimedErasureNotice,
  type ClaimedNotification,
  type Outgoing,
} from './ports/notification-outbox.js';
export {
  NotificationRecords,
  type NotificationRecord,
  type NotificationTally,
} from './ports/notification-records.js';
export { DeliveryFault } from './ports/outbox.js';
export {
  OwnerConfirmations,
  type AskedConfirmation,
  type GivenConfirmation,
} from './ports/owner-confirmations.js';
export { OperatorSettings } from './ports/operator-settings.js';
export {
  PartnerRepository,
  type PartnerFilter,
  type PartnerOverview,
} from './ports/partner-repository.js';
export {
  PostalRegister,
  type RegisterChanges,
  type RegisterState,
} from './ports/postal-register.js';
export { RetentionRepository } from './ports/retention-repository.js';
export {
  SaleRepository,
  type SaleCursor,
  type SaleFilter,
  type SaleOverview,
  type SaleTotals,
} from './ports/sale-repository.js';
export { SessionTokens, type AccessToken, type RefreshToken } from './ports/session-tokens.js';
export { WebhookEndpoints } from './ports/webhook-endpoints.js';
export { WebhookOutbox, WebhookSender, type ClaimedWebhook } from './ports/webhook-outbox.js';
