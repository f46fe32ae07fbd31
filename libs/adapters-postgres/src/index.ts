export { Database } from './database.js';
export { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.js';
export { migrate } from './migrate.js';
export { PostgresAdminSessions } from './postgres-admin-sessions.js';
export { PostgresLeadHistory } from './postgres-lead-history.js';
export { PostgresLeadRepository } from './postgres-lead-repository.js';
export { PostgresLoginAttempts } from './postgres-login-attempts.js';
export { PostgresNotificationOutbox } from './postgres-notification-outbox.js';
