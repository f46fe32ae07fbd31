export { Database } from './database.js';
export { migrate } from './migrate.js';
export { PostgresLeadRepository } from './postgres-lead-repository.js';
export { PostgresNotificationOutbox } from './postgres-notification-outbox.js';
