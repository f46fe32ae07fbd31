import { randomUUID } from 'node:crypto';
import { sampleLead } from '@boligstyling/application/testing';
import { expect, it } from '@jest/globals';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { PostgresSentMessages } from '../notifications/postgres-sent-messages.js';
import { ownDatabase } from '../testing/own-database.js';

const AS_LAST_RELEASED = `
  insert into notification (id, lead_id, kind, state, attempts, due_at, created_at, sent_at)
  values (?, ?, 'lead-notice', 'sent', 1, now(), now(), now() - make_interval(days => ?))`;
const BEFORE = { to: '0160-operators' };

const database = ownDatabase();

it('finds what left before it and since, by the index, and leaves what left lately', async () => {
  const { orm, execute } = database();
  const lead = sampleLead({ municipality: null, municipalityFoundBy: null });
  await new PostgresLeadRepository(orm).receive(lead, []);
  const lately = randomUUID();
  await orm.migrator.down(BEFORE);
  await execute(AS_LAST_RELEASED, [randomUUID(), lead.id, 200]);
  await execute(AS_LAST_RELEASED, [lately, lead.id, 100]);
  await orm.migrator.up();
  await execute(AS_LAST_RELEASED, [randomUUID(), lead.id, 190]);

  const client = await (await orm.em.getConnection().getNativeClient()).connect();
  await client.query('begin; set local enable_seqscan = off');
  const plan = await client.query('explain select id from notification where sent_at <= now()');
  await client.query('rollback');
  client.release();
  expect(JSON.stringify(plan.rows)).toContain('notification_sent_at_index');

  const halfAYear = new Date(Date.now() - 180 * 24 * 60 * 60 * 1000);
  expect(await new PostgresSentMessages(orm).forgetEmails(halfAYear, 10)).toBe(2);
  expect(await execute('select id from notification')).toEqual([{ id: lately }]);
});
