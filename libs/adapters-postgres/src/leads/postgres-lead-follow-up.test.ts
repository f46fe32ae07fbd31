import { leadFollowUpContract } from '@boligstyling/application/testing';
import { PostgresNotificationRecords } from '../notifications/postgres-notification-records.js';
import { matchingPorts } from '../testing/matching-ports.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

leadFollowUpContract(async () => ({
  ...(await matchingPorts(database(), 'lead')),
  records: new PostgresNotificationRecords(database().orm),
}));
