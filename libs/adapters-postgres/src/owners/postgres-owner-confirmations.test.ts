import { ownerConfirmationsContract } from '@boligstyling/application/testing';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { PostgresMatchingRepository } from '../lead-case/postgres-matching-repository.js';
import { PostgresNotificationOutbox } from '../notifications/postgres-notification-outbox.js';
import { PostgresOwnerConfirmations } from './postgres-owner-confirmations.js';
import { emptyTables } from '../testing/empty-tables.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

ownerConfirmationsContract(async () => {
  await database().execute(emptyTables('lead, first_email'));
  return {
    leads: new PostgresLeadRepository(database().orm),
    matching: new PostgresMatchingRepository(database().orm),
    outbox: new PostgresNotificationOutbox(database().orm),
    confirmations: new PostgresOwnerConfirmations(database().orm),
  };
});
