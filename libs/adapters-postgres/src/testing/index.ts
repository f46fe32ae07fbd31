export { emptyTables } from './empty-tables.js';
export { insertLead } from './rows.js';
export { type PgBouncer, startPgBouncer } from './start-pgbouncer.js';
export {
  asWorker,
  createTestDatabase,
  type TestDatabase,
  withUsualTimeouts,
} from './test-database.js';
