import { randomUUID } from 'node:crypto';
import { sampleLead } from '@boligstyling/application/testing';
import { type NotificationKind, type NotificationState, ONCE_KINDS } from '@boligstyling/domain';
import { sampleApplication, samplePartner } from '@boligstyling/domain/testing';
import { describe, expect, it } from '@jest/globals';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { PostgresPartnerApplications } from '../partners/postgres-partner-applications.js';
import { PostgresPartnerRepository } from '../partners/postgres-partner-repository.js';
import { PostgresSentMessages } from './postgres-sent-messages.js';
import { emptyTables } from '../testing/empty-tables.js';
import { ownDatabase } from '../testing/own-database.js';

interface MessageRow {
  readonly state: NotificationState;
  readonly sentAt: Date | null;
}

const UNTIL = new Date('2026-05-26T12:00:00.000Z');
const LONG_BEFORE = new Date('2024-07-25T12:00:00.000Z');
const JUST_AFTER = new Date('2026-05-26T12:00:00.001Z');

const database = ownDatabase();

const execute = <Row extends object>(statement: string, values: unknown[] = []) =>
  database().execute<Row>(statement, values);

async function setUp() {
  await execute(emptyTables('lead, partner, partner_application, webhook_endpoint'));
  const { orm } = database();
  const lead = sampleLead();
  await new PostgresLeadRepository(orm).receive(lead, []);
  const application = sampleApplication();
  await new PostgresPartnerApplications(orm).receive(application);
  await execute(emptyTables('notification'));
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
    sell: async (isErased: boolean) => {
      const partner = samplePartner();
      await new PostgresPartnerRepository(orm).add(partner);
      const [id, assignment] = [randomUUID(), randomUUID()];
      const dispute = { reason: 'duplicate', text: null, at: UNTIL, decidedAt: UNTIL };
      const ruled = { ...dispute, decision: 'refused', answer: 'Nei, Kari.' };
      await execute(
        `insert into assignment (id, lead_id, partner_id, state, offered_at)
         values (?, ?, ?, 'accepted', now())`,
        [assignment, lead.id, partner.id],
      );
      await execute(
        `insert into sale (id, assignment_id, partner_id, amount_ore, payment_status, created_at, dispute)
         values (?, ?, ?, 60000, 'pending', now(), ?)`,
        [id, isErased ? null : assignment, partner.id, JSON.stringify(ruled)],
      );
      return id;
    },
    emailOf: (sale_id: string, row: MessageRow) => email({ sale_id, kind: 'sale-ruling' }, row),
    email: (row: MessageRow & { kind: NotificationKind }) =>
      email({ lead_id: lead.id, kind: row.kind }, row),
    /** Null: the lead's address. */
    emailTo: (to_email: string | null, row: MessageRow, created_at: Date) =>
      email({ lead_id: lead.id, kind: 'owner-email-changing', to_email, created_at }, row),
    otherEmail: (row: MessageRow) =>
      email({ application_id: application.id, kind: 'application-received' }, row),
    webhook: (row: MessageRow) =>
      insert('webhook_delivery', { ...event, at: lead.receivedAt, detail: '{}' }, row),
    erasure: (row: MessageRow) => {
      const of = { lead_id: null, erased_lead_id: lead.id, event: 'lead.erased' };
      const erased = { ...event, ...of, at: lead.receivedAt, detail: '{}' };
      return insert('webhook_delivery', erased, row);
    },
    left: async () => {
      const rows = await execute<{ id: string }>(
        'select id from notification union all select id from webhook_delivery order by id',
      );
      return rows.map(({ id }) => id).sort();
    },
  };
}

it('finds emails sent long ago by index', async () => {
  await setUp();
  const client = await (await database().orm.em.getConnection().getNativeClient()).connect();
  await client.query('begin; set local enable_seqscan = off');
  const { rows } = await client.query(`
    explain select id from notification where sent_at <= now() and state = 'sent' limit 1000`);
  await client.query('rollback');
  client.release();
  expect(JSON.stringify(rows)).toContain('notification_sent_at_index');
});

it('finds undeliverable emails by index', async () => {
  const client = await (await database().orm.em.getConnection().getNativeClient()).connect();
  await client.query('begin; set local enable_seqscan = off');
  const { rows } = await client.query(`
    explain select id from notification
    where state = 'parked' and created_at <= now() and to_email is not null limit 1000`);
  await client.query('rollback');
  client.release();
  expect(JSON.stringify(rows)).toContain('notification_parked_index');
});

describe('an email to an address that its lead may no longer have', () => {
  const FORMER = 'gammel@nordmann.no';
  const parked = { state: 'parked', sentAt: null } as const;

  it('is deleted to the millisecond where it could not be delivered', async () => {
    const { sent, emailTo, left } = await setUp();
    await emailTo(FORMER, parked, UNTIL);
    const kept = [
      await emailTo(FORMER, parked, JUST_AFTER),
      await emailTo(FORMER, { state: 'due', sentAt: null }, UNTIL),
      await emailTo(null, parked, UNTIL),
    ];
    expect(await sent.deleteUndeliverable(UNTIL, 10)).toBe(1);
    expect(await left()).toEqual(kept.sort());
  });

  it('is deleted within the limit of a batch', async () => {
    const { sent, emailTo } = await setUp();
    for (let made = 0; made < 3; made += 1) await emailTo(FORMER, parked, UNTIL);
    for (const count of [2, 1, 0]) expect(await sent.deleteUndeliverable(UNTIL, 2)).toBe(count);
  });
});

describe('a ruling on a dispute', () => {
  const sentRow = { state: 'sent', sentAt: UNTIL } as const;
  const ruledOn = async (isErased: boolean, emails: readonly MessageRow[]) => {
    const { sent, emailOf, sell } = await setUp();
    const sale = await sell(isErased);
    for (const each of emails) await emailOf(sale, each);
    const answers = async () =>
      (
        await execute<{ answer: string | null }>(`select dispute ->> 'answer' as answer from sale`)
      ).map(({ answer }) => answer);
    return { forgotten: await sent.deleteAnswers(10), answers: await answers() };
  };

  it('is deleted once sent, where the owner had everything erased', async () => {
    expect(await ruledOn(true, [sentRow])).toEqual({ forgotten: 1, answers: [null] });
  });

  it.each<[string, boolean, MessageRow]>([
    ['the lead is there', false, sentRow],
    ['it waits', true, { state: 'due', sentAt: null }],
    ['it could not be delivered', true, { state: 'parked', sentAt: null }],
  ])('stays while %s', async (_, isErased, email) => {
    expect(await ruledOn(isErased, [email])).toEqual({ forgotten: 0, answers: ['Nei, Kari.'] });
  });
});

const kind = 'partner-offer';
const gone: MessageRow = { state: 'sent', sentAt: UNTIL };

describe('sent messages', () => {
  it('are deleted to the millisecond', async () => {
    const { sent, email, webhook, left } = await setUp();
    await email({ ...gone, kind });
    await webhook(gone);
    const young = { state: 'sent', sentAt: JUST_AFTER } as const;
    const kept = [await email({ ...young, kind }), await webhook(young)];
    expect(await sent.deleteEmails(UNTIL, 10)).toBe(1);
    expect(await sent.deleteWebhooks(UNTIL, LONG_BEFORE, LONG_BEFORE, 10)).toBe(1);
    expect(await left()).toEqual(kept.sort());
  });

  it('have a separate age limit where they announced an erasure to an integrator', async () => {
    const { sent, erasure, webhook, left } = await setUp();
    await webhook(gone);
    await erasure({ state: 'sent', sentAt: LONG_BEFORE });
    const kept = [
      await erasure({ state: 'sent', sentAt: new Date(LONG_BEFORE.getTime() + 1) }),
      await erasure(gone),
      await erasure({ state: 'parked', sentAt: null }),
    ];
    expect(await sent.deleteWebhooks(UNTIL, LONG_BEFORE, LONG_BEFORE, 10)).toBe(2);
    expect(await left()).toEqual(kept.sort());
  });

  it('that wait or were given up are kept at any age', async () => {
    const { sent, email, webhook, left } = await setUp();
    const kept: string[] = [];
    for (const state of ['due', 'parked'] as const) {
      kept.push(await email({ state, sentAt: null, kind }));
      kept.push(await webhook({ state, sentAt: null }));
    }
    const never = new Date('2100-01-01T00:00:00.000Z');
    expect(await sent.deleteEmails(never, 10)).toBe(0);
    expect(await sent.deleteWebhooks(never, never, LONG_BEFORE, 10)).toBe(0);
    expect(await left()).toEqual(kept.sort());
  });

  it.each(ONCE_KINDS)('are kept while there is one for a lead: %s', async (once) => {
    const { sent, email, left } = await setUp();
    const id = await email({ ...gone, kind: once });
    expect(await sent.deleteEmails(UNTIL, 10)).toBe(0);
    expect(await left()).toEqual([id]);
  });

  it('are kept where they belong to no lead', async () => {
    const { sent, otherEmail, left } = await setUp();
    const id = await otherEmail(gone);
    expect(await sent.deleteEmails(UNTIL, 10)).toBe(0);
    expect(await left()).toEqual([id]);
  });

  it('are deleted in batches, all in the end', async () => {
    const { sent, email, webhook } = await setUp();
    for (let made = 0; made < 3; made += 1) {
      await email({ ...gone, kind });
      await webhook(gone);
    }
    for (const count of [2, 1, 0]) {
      expect(await sent.deleteEmails(UNTIL, 2)).toBe(count);
      expect(await sent.deleteWebhooks(UNTIL, LONG_BEFORE, LONG_BEFORE, 2)).toBe(count);
    }
  });

  it('are deleted once, however many replicas run at the same time', async () => {
    const { sent, email } = await setUp();
    for (let made = 0; made < 20; made += 1) await email({ ...gone, kind });
    const counts = await Promise.all(Array.from({ length: 6 }, () => sent.deleteEmails(UNTIL, 20)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(20);
  });
});
