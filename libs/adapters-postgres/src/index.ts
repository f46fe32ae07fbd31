export { verifyBackup } from './backup/backup-lines.js';
export { exportDatabase } from './backup/export-database.js';
export { importDatabase, onScratchDatabase } from './backup/import-database.js';
export { PostgresHistoryStore } from './moving-in/postgres-history-store.js';
export { Database } from './database/database.js';
export { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.js';
export { grantsTo, roleOf, lacksRight, migrate, migrateDown } from './database/migrate/migrate.js';
export { requireOneDatabase } from './database/migrate/migration-lock.js';
export { urlsOf } from './core/several-hosts.js';
export { requireTables } from './database/migrate/require-tables.js';
export {
  numberInvoicesAfter,
  PostgresInvoiceRepository,
} from './billing/postgres-invoice-repository.js';
export { MonitorFigures } from './overview/read-figures.js';
export { PostgresAdminSessions } from './users/postgres-admin-sessions.js';
export { PostgresAuditLog } from './users/postgres-audit-log.js';
export { PostgresCredentials, PostgresSealedSecrets } from './users/postgres-credentials.js';
export { PostgresIntegratorKeys } from './integrators/postgres-integrator-keys.js';
export { PostgresIntegratorLeads } from './integrators/postgres-integrator-leads.js';
export { PostgresJobRuns } from './core/postgres-job-runs.js';
export {
  PostgresLeadDirectory,
  PostgresLeadHistory,
  PostgresLeadPlaces,
} from './leads/postgres-lead-directory.js';
export { PostgresLeadRepository } from './leads/postgres-lead-repository.js';
export { PostgresLeadStatistics } from './overview/postgres-lead-statistics.js';
export { PostgresBrowserLinks } from './users/postgres-browser-links.js';
export { PostgresLoginAttempts } from './users/postgres-login-attempts.js';
export { PostgresMatchingRepository } from './lead-case/postgres-matching-repository.js';
export { PostgresNotificationRecords } from './notifications/postgres-notification-records.js';
export { PostgresNotificationOutbox } from './notifications/postgres-notification-outbox.js';
export { PostgresOperatorSettings } from './billing/postgres-operator-settings.js';
export { PostgresOwnerConfirmations } from './owners/postgres-owner-confirmations.js';
export { PostgresPartnerLogos } from './partners/postgres-partner-logos.js';
export { PostgresPartnerLeads } from './partners/postgres-partner-leads.js';
export { PostgresPartnerSessions } from './partners/postgres-partner-sessions.js';
export { PostgresPartnerApplications } from './partners/postgres-partner-applications.js';
export { PostgresLeadPictures } from './files/postgres-lead-pictures.js';
export { PostgresStoredFiles } from './files/postgres-stored-files.js';
export {
  PostgresIntegratorQuotes,
  PostgresQuotes,
  PostgresQuoteStatistics,
} from './quotes/postgres-quotes.js';
export { PostgresReviews } from './reviews/postgres-reviews.js';
export { PostgresPartnerRepository } from './partners/postgres-partner-repository.js';
export { PostgresBankLineRegister } from './billing/postgres-bank-line-register.js';
export { PostgresPaymentLedger } from './billing/postgres-payment-ledger.js';
export { PostgresUserRepository } from './users/postgres-user-repository.js';
export { PostgresPostalRegister } from './places/postgres-postal-register.js';
export {
  PostgresRetentionRepository,
  PostgresDeletionTimes,
} from './retention/postgres-retention-repository.js';
export { PostgresTestLeads } from './retention/postgres-test-leads.js';
export { PostgresSaleRepository } from './billing/postgres-sale-repository.js';
export { PostgresSavedViews } from './users/postgres-saved-views.js';
export { PostgresSentMessages } from './notifications/postgres-sent-messages.js';
export { PostgresVisitCounts } from './visits/postgres-visit-counts.js';
export { PostgresWebhookEndpoints } from './integrators/postgres-webhook-endpoints.js';
export { PostgresWebhookOutbox } from './integrators/postgres-webhook-outbox.js';
export { PostgresWorkQueue } from './overview/postgres-work-queue.js';
