import { randomUUID } from 'node:crypto';
import {
  type MessageRow,
  sampleLead,
  sentMessagesContract,
  type SentMessagesUnderTest,
} from '@boligstyling/application/testing';
import { sampleApplication } from '@boligstyling/domain/testing';
import { expect, it } from '@jest/globals';
import { PostgresLeadRepository } from './postgres-lead-repository.js';
import { PostgresPartnerApplications } from './postgres-partner-applications.js';
import { PostgresSentMessages } from './postgres-sent-messages.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();

const execute = <Row extends object>(statement: string, values: unknown[] = []) =>
  database().orm.em.getConnection().execute<Row[]>(statement, values);

async function setUp(): Promise<SentMessagesUnderTest> {
  await execute('truncate lead, partner_application, webhook_endpoint cascade');
  const { orm } = database();
  const lead = sampleLead();
  await new PostgresLeadRepository(orm).receive(lead, []);
  const application = sampleApplication();
  await new PostgresPartnerApplications(orm).receive(application);
  await execute('truncate notification cascade');
  const endpoint = randomUUID();
  await execute(
    `insert into webhook_endpoint (id, url, secret, events, active, created_at)
     values (?, 'https://meglersystem.example/inn', 'sealed', '{}', true, now())`,
    [endpoint],
  );

  const insert = async (table: string, of: object, { state, sentAt }: MessageRow) => {
    const row = { id: randomUUID(), state, attempts: 1, due_at: lead.receivedAt, sent_at: sentAt };
    const whole = { ...row, ...of };
    await execute(
      `insert into ${table} (${Object.keys(whole)}) values (${Object.keys(whole).map(() => '?')})`,
      Object.values(whole),
    );
    return row.id;
  };
  const email = (of: object, row: MessageRow) =>
    insert('notification', { created_at: lead.receivedAt, ...of }, row);
  const event = { endpoint_id: endpoint, lead_id: lead.id, event: 'lead.won' };
  return {
    sent: new PostgresSentMessages(orm),
    email: (row) => email({ lead_id: lead.id, kind: row.kind }, row),
    otherEmail: (row) =>
      email({ application_id: application.id, kind: 'application-received' }, row),
    webhook: (row) =>
      insert('webhook_delivery', { ...event, at: lead.receivedAt, detail: '{}' }, row),
    left: async () => {
      const rows = await execute<{ id: string }>(
        'select id from notification union all select id from webhook_delivery order by id',
      );
      return rows.map(({ id }) => id).sort();
    },
  };
}

sentMessagesContract(setUp);

it('finds e-mails that left long ago without reading the outbox', async () => {
  await setUp();
  const client = await (await database().orm.em.getConnection().getNativeClient()).connect();
  await client.query('begin; set local enable_seqscan = off');
  const { rows } = await client.query(`
    explain select id from notification where sent_at <= now() and state = 'sent' limit 1000`);
  await client.query('rollback');
  client.release();
  expect(JSON.stringify(rows)).toContain('notification_sent_at_index');
});
