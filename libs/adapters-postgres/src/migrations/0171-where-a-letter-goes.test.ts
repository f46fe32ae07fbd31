import { randomUUID } from 'node:crypto';
import { sampleLead } from '@boligstyling/application/testing';
import { expect, it } from '@jest/globals';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { PostgresNotificationOutbox } from '../notifications/postgres-notification-outbox.js';
import { ownDatabase } from '../testing/own-database.js';

const AS_LAST_RELEASED = `
  insert into notification (id, lead_id, kind, state, attempts, due_at, created_at)
  values (?, ?, 'owner-email-changing', 'due', 0, now() - interval '1 minute', now())`;
const BEFORE = { to: '0170-sent-long-ago' };

const database = ownDatabase();

it('lets letters leave that waited before it, or come from replicas that wait for their turn', async () => {
  const { orm, execute } = database();
  const lead = sampleLead({ municipality: null, municipalityFoundBy: null });
  const [before, meanwhile, kept] = [randomUUID(), randomUUID(), randomUUID()];
  await new PostgresLeadRepository(orm).receive(lead, []);
  await orm.migrator.down(BEFORE);
  await execute(AS_LAST_RELEASED, [before, lead.id]);
  await orm.migrator.up();
  await execute(AS_LAST_RELEASED, [meanwhile, lead.id]);
  await execute(AS_LAST_RELEASED, [kept, lead.id]);
  await execute('update notification set to_email = ? where id = ?', ['gammel@nordmann.no', kept]);

  const claimed = await new PostgresNotificationOutbox(orm).claimDue(10, 30);
  const addresses = claimed.map((each) => [each.id, 'toEmail' in each && each.toEmail]);
  expect(Object.fromEntries(addresses)).toEqual({
    [before]: null,
    [meanwhile]: null,
    [kept]: 'gammel@nordmann.no',
  });

  await orm.migrator.down(BEFORE);
  expect(await execute(`select id from notification where state = 'due'`)).toHaveLength(3);
});
