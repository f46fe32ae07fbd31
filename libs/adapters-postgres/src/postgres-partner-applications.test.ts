import { partnerApplicationsContract } from '@boligstyling/application/testing';
import { PostgresNotificationOutbox } from './postgres-notification-outbox.js';
import { PostgresPartnerApplications } from './postgres-partner-applications.js';
import { PostgresPartnerRepository } from './postgres-partner-repository.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();

partnerApplicationsContract(async () => {
  const { orm } = database();
  await orm.em.getConnection().execute('truncate partner_application, partner cascade');
  return {
    applications: new PostgresPartnerApplications(orm),
    partners: new PostgresPartnerRepository(orm),
    outbox: new PostgresNotificationOutbox(orm),
  };
});
