import { randomUUID } from 'node:crypto';
import { type Claimed, LockedRow, type Outbox } from '@boligstyling/application';
import { notificationOutboxContract, sampleLead } from '@boligstyling/application/testing';
import { expect, it } from '@jest/globals';
import pg from 'pg';
import { Database } from '../database/database.js';
import { PostgresWebhookOutbox } from '../integrators/postgres-webhook-outbox.js';
import { PostgresBrowserLinks } from '../users/postgres-browser-links.js';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { PostgresMatchingRepository } from '../lead-case/postgres-matching-repository.js';
import { PostgresNotificationOutbox } from './postgres-notification-outbox.js';
import { PostgresOwnerConfirmations } from '../owners/postgres-owner-confirmations.js';
import { emptyTables } from '../testing/empty-tables.js';
import { withUsualTimeouts } from '../testing/test-database.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

notificationOutboxContract(async () => {
  const { execute } = database();
  await execute(emptyTables('lead'));
  return {
    leads: new PostgresLeadRepository(database().orm),
    matching: new PostgresMatchingRepository(database().orm),
    outbox: new PostgresNotificationOutbox(database().orm),
    confirmations: new PostgresOwnerConfirmations(database().orm),
    browserLinks: new PostgresBrowserLinks(database().orm),
    kept: async () => {
      const rows = await execute<{ id: string }>('select id from notification');
      return rows.map(({ id }) => id);
    },
    letTimePass: async (seconds) => {
      await (seconds === undefined
        ? execute("update notification set due_at = now() - interval '1 second'")
        : execute(
            `update notification set due_at = due_at - make_interval(secs => ?),
               leased_until = leased_until - make_interval(secs => ?)`,
            [seconds, seconds],
          ));
    },
    fate: async (id) => {
      const [fate] = await execute<{ state: string; lastFault: string | null }>(
        'select state, last_fault as "lastFault" from notification where id = ?',
        [id],
      );
      if (!fate) throw new Error('No such notification');
      return fate;
    },
  };
});

it('marks an email sent to an abandoned address, and drops the address', async () => {
  const { execute, orm } = database();
  const [lead, id] = [sampleLead(), randomUUID()];
  await new PostgresLeadRepository(orm).receive(lead, []);
  await execute(
    `insert into notification (id, lead_id, kind, state, attempts, due_at, created_at, to_email)
     values (?, ?, 'owner-email-changing', 'due', 0, now(), now(), 'gammel@nordmann.no')`,
    [id, lead.id],
  );
  const outbox = new PostgresNotificationOutbox(orm);
  const row = async () =>
    (await execute('select state, to_email from notification where id = ?', [id]))[0];
  const claim = async () => {
    const email = (await outbox.claimDue(9, 30)).find((each) => each.id === id);
    if (!email) throw new Error('It is due');
    return email;
  };
  await outbox.postpone(await claim(), -1, 'connection refused');
  expect(await row()).toEqual({ state: 'due', to_email: 'gammel@nordmann.no' });
  const email = await claim();
  expect(email).toMatchObject({ toEmail: 'gammel@nordmann.no' });
  await outbox.markSent(email);
  expect(await row()).toEqual({ state: 'sent', to_email: null });
});

it('claims at once an email due now, whatever the clock shows below a millisecond', async () => {
  const { execute, orm } = database();
  await execute(emptyTables('lead'));
  await new PostgresLeadRepository(orm).receive(sampleLead(), [
    { id: randomUUID(), kind: 'lead-notification' },
  ]);
  const outbox = new PostgresNotificationOutbox(orm);
  for (let time = 0; time < 40; time += 1) {
    await execute('update notification set due_at = now()');
    expect(await outbox.claimDue(1, 30)).toHaveLength(1);
  }
});

it.each([
  ['e-mails', 'notification', ({ orm }: Database) => new PostgresNotificationOutbox(orm)],
  ['webhooks', 'webhook_delivery', ({ orm }: Database) => new PostgresWebhookOutbox(orm)],
])('writes the outcomes of %s beside a row that a session locks', async (_, table, openOutbox) => {
  const { execute, orm, url } = database();
  await execute(emptyTables('lead'));
  await execute(`
    delete from webhook_endpoint;
    insert into webhook_endpoint (id, url, secret, events, active, created_at)
    values (gen_random_uuid(), 'https://a.example', 's', '{lead.received}', true, now())`);
  for (let nth = 0; nth < 3; nth += 1) {
    const notification = { id: randomUUID(), kind: 'lead-notification' as const };
    await new PostgresLeadRepository(orm).receive(sampleLead(), [notification]);
  }
  await execute(`
    insert into webhook_delivery
      (id, endpoint_id, lead_id, event, at, detail, state, attempts, due_at)
    select gen_random_uuid(), webhook_endpoint.id, lead.id, 'lead.received', now(), '{}', 'due', 0,
      now()
    from webhook_endpoint, lead`);
  const hasty = Database.open(withUsualTimeouts(url));
  const outbox: Outbox<Claimed & { id: string }> = openOutbox(hasty);
  const claimed = await outbox.claimDue(9, 30);
  const [locked, ...others] = claimed;
  const session = new pg.Client({ connectionString: url });
  await session.connect();
  try {
    await session.query('begin');
    await session.query(`select from ${table} where id = $1 for update`, [locked!.id]);
    const marked = await Promise.allSettled(claimed.map((each) => outbox.markSent(each)));
    expect(marked.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    await expect(outbox.markSent(locked!)).rejects.toBeInstanceOf(LockedRow);
    await outbox.postpone(locked!, 9, 'a fault');
    await outbox.park(locked!, 'a fault');
  } finally {
    await session.end();
  }
  const states = () => execute(`select id from ${table} where state = 'sent'`);
  expect(await states()).toHaveLength(others.length);
  await outbox.markSent(locked!);
  expect(await states()).toHaveLength(claimed.length);
  await hasty.close();
});
