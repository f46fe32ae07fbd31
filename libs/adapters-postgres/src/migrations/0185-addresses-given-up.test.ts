import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { ownDatabase } from '../testing/own-database.js';
import { insertLead } from '../testing/rows.js';

const AS_LAST_RELEASED = `
  insert into notification
    (id, lead_id, kind, state, attempts, due_at, created_at, sent_at, to_email)
  select ?::uuid, lead.id, 'owner-email-changing', ?::text, 1, now(), now(), ?::timestamptz, ?::text
  from lead`;
const ADDRESS = 'gammel@nordmann.no';

const database = ownDatabase();

it('forgets the addresses of letters that left before it, and of no other', async () => {
  const { orm, execute } = database();
  await execute(insertLead());
  await orm.migrator.down({ to: '0184-paused-by-office' });
  const letter = async (state: string, sentAt: string | null) => {
    const id = randomUUID();
    await execute(AS_LAST_RELEASED, [id, state, sentAt, ADDRESS]);
    return id;
  };
  const sent = await letter('sent', '2026-11-22T10:00:00.000Z');
  const [due, parked] = [await letter('due', null), await letter('parked', null)];
  await orm.migrator.up();
  const rows = await execute<{ id: string; to_email: string | null }>(
    'select id, to_email from notification',
  );
  expect(Object.fromEntries(rows.map((row) => [row.id, row.to_email]))).toEqual({
    [sent]: null,
    [due]: ADDRESS,
    [parked]: ADDRESS,
  });
});
