export { happen, STEP } from './happen.js';
export { adminSessionsContract, type AdminSessionsUnderTest } from './admin-sessions-contract.js';
export { browserLinksContract } from './browser-links-contract.js';
export { credentialsContract } from './credentials-contract.js';
export { loginAttemptsContract, type LoginAttemptsUnderTest } from './login-attempts-contract.js';
export { integratorKeysContract } from './integrator-keys-contract.js';
export { invoiceContract } from './invoice-contract.js';
export { leadFollowUpContract, type LeadFollowUpUnderTest } from './lead-follow-up-contract.js';
export { leadHistoryContract, type LeadHistoryUnderTest } from './lead-history-contract.js';
export { leadPlacesContract, type LeadPlacesUnderTest } from './lead-places-contract.js';
export { leadRepositoryContract } from './lead-repository-contract.js';
export { mailerContract, type MailerUnderTest } from './mailer-contract.js';
export { matchingContract } from './matching-contract.js';
export { matchingSteps, type MatchingUnderTest } from './matching-steps.js';
export { notificationOutboxContract } from './notification-outbox-contract.js';
export { operatorSettingsContract } from './operator-settings-contract.js';
export {
  ownerConfirmationsContract,
  type ConfirmationsUnderTest,
} from './owner-confirmations-contract.js';
export { userContract } from './people-contract.js';
export type { UsersUnderTest } from './people-steps.js';
export { paymentContract } from './payment-contract.js';
export { postalRegisterContract } from './postal-register-contract.js';
export {
  userSecretsContract,
  totpCodesContract,
  type TotpCodesUnderTest,
} from './second-factors-contract.js';
export { reviewsContract } from './reviews-contract.js';
export { PlainDocuments } from './plain-documents.js';
export { sampleMessage } from './sample-message.js';
export { sampleDetails, sampleLead } from './sample-lead.js';
export { sampleNotification } from './sample-notification.js';
export { sampleLink, sampleUser } from './sample-person.js';
