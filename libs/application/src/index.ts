export {
  DeliverNotifications,
  LEASE_SECONDS,
  type DeliveryReport,
} from './deliver-notifications.js';
export { SubmitLead, type LeadReceipt } from './submit-lead.js';
export { Clock } from './ports/clock.js';
export { DeliveryNudge } from './ports/delivery-nudge.js';
export { IdGenerator } from './ports/id-generator.js';
export { LeadHistory } from './ports/lead-history.js';
export { LeadRepository, type Receipt, type SubmissionKey } from './ports/lead-repository.js';
export { DeliveryFault, Mailer } from './ports/mailer.js';
export { NotificationOutbox, type ClaimedNotification } from './ports/notification-outbox.js';
