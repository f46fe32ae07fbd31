export { DomainError, type DomainErrorCode, type FieldError } from './domain-error.js';
export { EMAIL_MAX_LENGTH, isEmail } from './email.js';
export { formatPhone, isPhone, withoutWhitespace } from './phone.js';
export type { LeadEvent, LeadEventDetails, LeadEventKind } from './lead-event.js';
export {
  LEAD_LIMITS,
  LEAD_STATUSES,
  SERVICES,
  YES_NO,
  type Lead,
  type LeadDetails,
  type LeadStatus,
  type Service,
  type YesNo,
} from './lead.js';
export {
  MAX_ATTEMPTS,
  NOTIFICATION_KINDS,
  NOTIFICATION_STATES,
  NOTIFICATIONS_OF_A_NEW_LEAD,
  retryDelaySeconds,
  type Notification,
  type NotificationKind,
  type NotificationState,
} from './notification.js';
export { isFilled, isPlainText, isSingleLine } from './text.js';
