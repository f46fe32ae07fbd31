import { workQueueContract } from '@boligstyling/application/testing';
import { PostgresLeadHistory } from './postgres-lead-history.js';
import { PostgresLeadRepository } from './postgres-lead-repository.js';
import { PostgresMatchingRepository } from './postgres-matching-repository.js';
import { PostgresNotificationOutbox } from './postgres-notification-outbox.js';
import { PostgresPartnerApplications } from './postgres-partner-applications.js';
import { PostgresPartnerRepository } from './postgres-partner-repository.js';
import { PostgresReviews } from './postgres-reviews.js';
import { PostgresSaleRepository } from './postgres-sale-repository.js';
import { PostgresWorkQueue } from './postgres-work-queue.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();

workQueueContract(async () => {
  const { orm } = database();
  await orm.em.getConnection().execute('truncate lead, partner, partner_application cascade');
  return {
    leads: new PostgresLeadRepository(orm),
    history: new PostgresLeadHistory(orm),
    matching: new PostgresMatchingRepository(orm),
    partners: new PostgresPartnerRepository(orm),
    sales: new PostgresSaleRepository(orm),
    outbox: new PostgresNotificationOutbox(orm),
    queue: new PostgresWorkQueue(orm),
    reviews: new PostgresReviews(orm),
    applications: new PostgresPartnerApplications(orm),
  };
});
