import { notificationOutboxContract } from '@boligstyling/application/testing';
import { afterAll, beforeAll } from '@jest/globals';
import { Database } from './database.js';
import { PostgresLeadRepository } from './postgres-lead-repository.js';
import { PostgresNotificationOutbox } from './postgres-notification-outbox.js';
import { createTestDatabase, type TestDatabase } from './testing/index.js';

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await createTestDatabase();
  database = await Database.open(own.url);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

notificationOutboxContract(async () => {
  const connection = database.orm.em.getConnection();
  await connection.execute('truncate lead cascade');
  return {
    leads: new PostgresLeadRepository(database.orm),
    outbox: new PostgresNotificationOutbox(database.orm),
    letTimePass: async () => {
      await connection.execute("update notification set due_at = now() - interval '1 second'");
    },
  };
});
