export { deciding, happen, STEP } from '../core/testing/happen.js';
export {
  adminSessionsContract,
  type AdminSessionsUnderTest,
} from '../users/testing/admin-sessions-contract.js';
export { browserLinksContract } from '../users/testing/browser-links-contract.js';
export { credentialsContract } from '../users/testing/credentials-contract.js';
export {
  loginAttemptsContract,
  type LoginAttemptsUnderTest,
} from '../users/testing/login-attempts-contract.js';
export { integratorKeysContract } from '../integrators/testing/integrator-keys-contract.js';
export { invoiceContract } from '../billing/testing/invoice-contract.js';
export {
  leadFollowUpContract,
  type LeadFollowUpUnderTest,
} from '../lead-case/testing/lead-follow-up-contract.js';
export {
  leadHistoryContract,
  type LeadHistoryUnderTest,
} from '../leads/testing/lead-history-contract.js';
export {
  leadPlacesContract,
  type LeadPlacesUnderTest,
} from '../leads/testing/lead-places-contract.js';
export { leadRepositoryContract } from '../leads/testing/lead-repository-contract.js';
export { mailerContract, type MailerUnderTest } from '../notifications/testing/mailer-contract.js';
export { matchingContract } from '../lead-case/testing/matching-contract.js';
export { matchingSteps, type MatchingUnderTest } from '../lead-case/testing/matching-steps.js';
export { notificationOutboxContract } from '../notifications/testing/notification-outbox-contract.js';
export { operatorSettingsContract } from '../billing/testing/operator-settings-contract.js';
export {
  ownerConfirmationsContract,
  type ConfirmationsUnderTest,
} from '../owners/testing/owner-confirmations-contract.js';
export { userContract } from '../users/testing/user-contract.js';
export { loggedIn, merged, type UsersUnderTest } from '../users/testing/user-steps.js';
export { paymentContract } from '../billing/testing/payment-contract.js';
export { postalRegisterContract } from '../places/testing/postal-register-contract.js';
export {
  userSecretsContract,
  totpCodesContract,
  type TotpCodesUnderTest,
} from '../users/testing/second-factors-contract.js';
export { quotesContract } from '../quotes/testing/quotes-contract.js';
export { reviewsContract } from '../reviews/testing/reviews-contract.js';
export { PlainDocuments } from '../billing/testing/plain-documents.js';
export { sampleMessage } from '../notifications/testing/sample-message.js';
export { sampleDetails, sampleLead } from '../leads/testing/sample-lead.js';
export { sampleNotification } from '../notifications/testing/sample-notification.js';
export { sampleLink, samplePasskey, sampleUser } from '../users/testing/sample-user.js';
export { InMemoryFileStore } from '../files/testing/in-memory-file-store.js';
export {
  fileStoreContract,
  type FileStoreUnderTest,
} from '../files/testing/file-store-contract.js';
