export { AuthenticateAdmin } from './authenticate-admin.js';
export {
  DeliverNotifications,
  LEASE_SECONDS,
  type DeliveryReport,
} from './deliver-notifications.js';
export { LogInAdmin } from './log-in-admin.js';
export { LogOutAdmin } from './log-out-admin.js';
export { PurgeSessions } from './purge-sessions.js';
export { RefreshSession } from './refresh-session.js';
export type { SessionGrant } from './session-grant.js';
export { SubmitLead, type LeadReceipt } from './submit-lead.js';
export { ValidateNewPassword } from './validate-new-password.js';
export { AdminPassword } from './ports/admin-password.js';
export { AdminSessions, type SessionRecord } from './ports/admin-sessions.js';
export { Clock } from './ports/clock.js';
export { DeliveryNudge } from './ports/delivery-nudge.js';
export { IdGenerator } from './ports/id-generator.js';
export { LeadHistory } from './ports/lead-history.js';
export { LeadRepository, type Receipt, type SubmissionKey } from './ports/lead-repository.js';
export { LoginAttempts, type LoginClient, type Reservation } from './ports/login-attempts.js';
export { DeliveryFault, Mailer } from './ports/mailer.js';
export { NotificationOutbox, type ClaimedNotification } from './ports/notification-outbox.js';
export { SessionTokens, type AccessToken, type RefreshToken } from './ports/session-tokens.js';
