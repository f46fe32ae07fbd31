import { leadFollowUpContract } from '@boligstyling/application/testing';
import { PostgresLeadHistory } from './postgres-lead-history.js';
import { PostgresLeadRepository } from './postgres-lead-repository.js';
import { PostgresMatchingRepository } from './postgres-matching-repository.js';
import { PostgresNotificationOutbox } from './postgres-notification-outbox.js';
import { PostgresNotificationRecords } from './postgres-notification-records.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();

leadFollowUpContract(async () => {
  await database().orm.em.getConnection().execute('truncate lead cascade');
  return {
    leads: new PostgresLeadRepository(database().orm),
    matching: new PostgresMatchingRepository(database().orm),
    history: new PostgresLeadHistory(database().orm),
    outbox: new PostgresNotificationOutbox(database().orm),
    records: new PostgresNotificationRecords(database().orm),
  };
});
