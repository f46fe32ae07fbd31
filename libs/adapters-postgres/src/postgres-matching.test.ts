import { matchingContract } from '@boligstyling/application/testing';
import { PostgresLeadHistory } from './postgres-lead-history.js';
import { PostgresLeadRepository } from './postgres-lead-repository.js';
import { PostgresMatchingRepository } from './postgres-matching-repository.js';
import { PostgresNotificationOutbox } from './postgres-notification-outbox.js';
import { PostgresPartnerRepository } from './postgres-partner-repository.js';
import { PostgresSaleRepository } from './postgres-sale-repository.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();

matchingContract(async () => {
  const connection = database().orm.em.getConnection();
  await connection.execute('truncate lead, partner cascade');
  return {
    leads: new PostgresLeadRepository(database().orm),
    history: new PostgresLeadHistory(database().orm),
    matching: new PostgresMatchingRepository(database().orm),
    partners: new PostgresPartnerRepository(database().orm),
    sales: new PostgresSaleRepository(database().orm),
    outbox: new PostgresNotificationOutbox(database().orm),
  };
});
