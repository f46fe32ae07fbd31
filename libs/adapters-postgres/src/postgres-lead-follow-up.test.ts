import { leadDirectoryContract, leadFollowUpContract } from '@boligstyling/application/testing';
import { PostgresIntegratorKeys } from './postgres-integrator-keys.js';
import { PostgresLeadDirectory } from './postgres-lead-directory.js';
import { PostgresLeadHistory } from './postgres-lead-history.js';
import { PostgresLeadRepository } from './postgres-lead-repository.js';
import { PostgresMatchingRepository } from './postgres-matching-repository.js';
import { PostgresNotificationOutbox } from './postgres-notification-outbox.js';
import { PostgresNotificationRecords } from './postgres-notification-records.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();

const empty = () => database().orm.em.getConnection().execute('truncate lead cascade');

leadDirectoryContract(async () => {
  await empty();
  return {
    leads: new PostgresLeadRepository(database().orm),
    keys: new PostgresIntegratorKeys(database().orm),
    matching: new PostgresMatchingRepository(database().orm),
    directory: new PostgresLeadDirectory(database().orm),
  };
});

leadFollowUpContract(async () => {
  await empty();
  return {
    leads: new PostgresLeadRepository(database().orm),
    matching: new PostgresMatchingRepository(database().orm),
    history: new PostgresLeadHistory(database().orm),
    outbox: new PostgresNotificationOutbox(database().orm),
    records: new PostgresNotificationRecords(database().orm),
  };
});
