export { emptyTables } from './empty-tables.js';
export { insertLead } from './rows.js';
export { type PgBouncer, startPgBouncer } from './start-pgbouncer.js';
export { asWorker, createTestDatabase, type TestDatabase } from './test-database.js';
