import { randomUUID } from 'node:crypto';
import { reviewsContract } from '@boligstyling/application/testing';
import { PostgresLeadRepository } from './postgres-lead-repository.js';
import { PostgresMatchingRepository } from './postgres-matching-repository.js';
import { PostgresNotificationOutbox } from './postgres-notification-outbox.js';
import { PostgresReviews } from './postgres-reviews.js';
import { ownDatabase } from './testing/own-database.js';
import { insertPartner } from './testing/rows.js';

const database = ownDatabase();

reviewsContract(async () => {
  const { execute, orm } = database();
  await execute('truncate lead, partner cascade');
  return {
    leads: new PostgresLeadRepository(orm),
    matching: new PostgresMatchingRepository(orm),
    outbox: new PostgresNotificationOutbox(orm),
    reviews: new PostgresReviews(orm),
    taken: async (leadId, answeredAt, state = 'accepted') => {
      const [partner, id] = [randomUUID(), randomUUID()];
      const at = answeredAt.toISOString();
      await execute(`
        ${insertPartner({
          ...{ id: `'${partner}'`, company: "'Stil og Rom AS'", email: `'${partner}@stil.no'` },
          areas: "'{}'",
        })};
        insert into assignment (id, lead_id, partner_id, state, offered_at, answered_at, revealed_at)
        values ('${id}', '${leadId}', '${partner}', '${state}', '${at}', '${at}', '${at}')`);
      return id;
    },
    partnerOf: async (assignmentId) => {
      const [found] = await execute<{ partner_id: string }>(
        `select partner_id from assignment where id = '${assignmentId}'`,
      );
      return found?.partner_id ?? '';
    },
  };
});
