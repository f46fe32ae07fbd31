import { randomUUID } from 'node:crypto';
import { reviewsContract, sampleLead } from '@boligstyling/application/testing';
import { expect, it } from '@jest/globals';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { PostgresMatchingRepository } from '../lead-case/postgres-matching-repository.js';
import { PostgresNotificationOutbox } from '../notifications/postgres-notification-outbox.js';
import { PostgresReviews } from './postgres-reviews.js';
import { emptyTables } from '../testing/empty-tables.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertPartner } from '../testing/rows.js';

const database = ownDatabase();

reviewsContract(async () => {
  const { execute, orm } = database();
  await execute(emptyTables('lead, partner'));
  return {
    leads: new PostgresLeadRepository(orm),
    matching: new PostgresMatchingRepository(orm),
    outbox: new PostgresNotificationOutbox(orm),
    reviews: new PostgresReviews(orm),
    taken: async (leadId, answeredAt, state = 'accepted', partnerGroup = 'stylist') => {
      const [partner, id] = [randomUUID(), randomUUID()];
      const at = answeredAt.toISOString();
      await execute(`
        ${insertPartner({
          ...{ id: `'${partner}'`, company: "'Stil og Rom AS'", email: `'${partner}@stil.no'` },
          areas: "'{}'",
        })};
        insert into assignment
          (id, lead_id, partner_id, state, partner_group, offered_at, answered_at, revealed_at)
        values ('${id}', '${leadId}', '${partner}', '${state}', '${partnerGroup}', '${at}', '${at}', '${at}')`);
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

it.each([
  ['a correction', 'update review set version = version + 1 where lead_id = $1'],
  ['a decision', `update review set state = 'refused' where lead_id = $1`],
])('a decision is refused if %s is stored at the same time', async (_, change) => {
  const { execute, orm, untilBlocked } = database();
  const [id, lead] = [randomUUID(), sampleLead({ location: 'Bergen' })];
  await new PostgresLeadRepository(orm).receive(lead, []);
  await execute(`
    insert into review
      (id, lead_id, state, asked_at, given_at, became_job, stars, text, may_show)
    values ('${id}', '${lead.id}', 'waiting', now(), now(), 'yes', 5, 'Fint.', true)`);
  const other = await (await orm.em.getConnection().getNativeClient()).connect();
  await other.query('begin');
  await other.query(change, [lead.id]);
  const deciding = new PostgresReviews(orm).decide(id, 'published', 1);
  deciding.catch(() => undefined);
  await untilBlocked();
  await other.query('commit');
  other.release();
  await expect(deciding).rejects.toMatchObject({ code: 'version-stale' });
});
