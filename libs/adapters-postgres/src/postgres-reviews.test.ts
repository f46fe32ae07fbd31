import { randomUUID } from 'node:crypto';
import { reviewsContract } from '@boligstyling/application/testing';
import { PostgresLeadRepository } from './postgres-lead-repository.js';
import { PostgresNotificationOutbox } from './postgres-notification-outbox.js';
import { PostgresReviews } from './postgres-reviews.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();

reviewsContract(async () => {
  const execute = (sql: string) => database().orm.em.getConnection().execute(sql);
  await execute('truncate lead, partner cascade');
  return {
    leads: new PostgresLeadRepository(database().orm),
    outbox: new PostgresNotificationOutbox(database().orm),
    reviews: new PostgresReviews(database().orm),
    taken: async (leadId, answeredAt, state = 'accepted') => {
      const [partner, id] = [randomUUID(), randomUUID()];
      const at = answeredAt.toISOString();
      await execute(`
        insert into partner (id, name, company, kind, email, phone, whole_country, cities, areas,
          services, price_ore,
          weekly_capacity, active, created_at)
        values ('${partner}', 'Anne', 'Stil og Rom AS', 'stylist', '${partner}@stil.no', '40000001', false, '{}',
          '{}', '{}', 50000, 5, true, now());
        insert into assignment (id, lead_id, partner_id, state, offered_at, answered_at, revealed_at)
        values ('${id}', '${leadId}', '${partner}', '${state}', '${at}', '${at}', '${at}')`);
      return id;
    },
    partnerOf: async (assignmentId) => {
      const found = await execute(`select partner_id from assignment where id = '${assignmentId}'`);
      return found[0]?.partner_id;
    },
  };
});
