import { randomUUID } from 'node:crypto';
import { happen, sampleLead } from '@boligstyling/application/testing';
import { FIRST_EMAILS_A_DAY, type Lead, addNote } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { Database } from '../database/database.js';
import { PostgresRetentionRepository } from './postgres-retention-repository.js';
import { matchingPorts } from '../testing/matching-ports.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertPartner } from '../testing/rows.js';

const database = ownDatabase();

const execute = <Row extends object>(statement: string) => database().execute<Row>(statement);

const setUp = async () => ({
  ...(await matchingPorts(database(), 'lead')),
  retention: new PostgresRetentionRepository(database().orm),
});

type Retention = Awaited<ReturnType<typeof setUp>>;

const SINCE = new Date('2026-11-20T12:00:00.000Z');
const JUST_AFTER = new Date('2026-11-20T12:00:00.001Z');

const received = async ({ leads }: Retention, receivedAt: Date) => {
  const lead = sampleLead({ receivedAt });
  const notificationId = randomUUID();
  await leads.receive(lead, [{ id: notificationId, kind: 'lead-notification' }]);
  return { id: lead.id, notificationId };
};
const noted = ({ matching }: Retention, leadId: string, at: Date) =>
  happen(matching, leadId, (leadCase) => addNote(leadCase, 'Ringt'), at);

describe('a retention repository', () => {
  it('erases to the millisecond leads last active at the given time', async () => {
    const under = await setUp();
    const old = await received(under, SINCE);
    const young = await received(under, JUST_AFTER);
    expect(await under.retention.eraseInactive(SINCE, 10)).toBe(1);
    expect(await under.leads.findById(old.id)).toBeUndefined();
    expect(await under.leads.findById(young.id)).toBeDefined();
  });

  it('keeps a lead with a later event', async () => {
    const under = await setUp();
    const { id } = await received(under, SINCE);
    await noted(under, id, JUST_AFTER);
    expect(await under.retention.eraseInactive(SINCE, 10)).toBe(0);
    expect(await under.retention.eraseInactive(JUST_AFTER, 10)).toBe(1);
  });

  it('keeps a lead with a later review', async () => {
    const under = await setUp();
    const { id } = await received(under, SINCE);
    const answered = `
      insert into review (id, lead_id, state, asked_at, given_at)
      values ('${randomUUID()}', '${id}', 'private', '${SINCE.toISOString()}', '${JUST_AFTER.toISOString()}')`;
    await execute(answered);
    expect(await under.retention.eraseInactive(SINCE, 10)).toBe(0);
    expect(await under.retention.eraseInactive(JUST_AFTER, 10)).toBe(1);
  });

  it('erases the history and the notifications with the lead', async () => {
    const under = await setUp();
    const old = await received(under, SINCE);
    const young = await received(under, JUST_AFTER);
    await noted(under, old.id, SINCE);
    await under.retention.eraseInactive(SINCE, 10);
    expect(await under.history.ofLead(old.id)).toEqual([]);
    const ids = [old.notificationId, young.notificationId];
    expect(await under.retention.withoutNotification(ids)).toEqual([old.notificationId]);
  });

  it('erases all but the given leads, and names the first of them', async () => {
    const under = await setUp();
    const [left, other] = [await received(under, SINCE), await received(under, SINCE)];
    expect(await under.retention.eraseInactive(SINCE, 9, [left.id])).toBe(1);
    expect(await under.leads.findById(other.id)).toBeUndefined();
    expect(await under.retention.firstInactive(SINCE, [])).toBe(left.id);
    expect(await under.retention.firstInactive(SINCE, [left.id])).toBeUndefined();
    expect(await under.retention.hasInactive(SINCE)).toBe(true);
    await under.retention.eraseInactive(SINCE, 9);
    expect(await under.retention.hasInactive(SINCE)).toBe(false);
  });

  it('erases in batches, all in the end', async () => {
    const under = await setUp();
    for (let made = 0; made < 5; made += 1) await received(under, SINCE);
    expect(await under.retention.eraseInactive(SINCE, 3)).toBe(3);
    expect(await under.retention.eraseInactive(SINCE, 3)).toBe(2);
    expect(await under.retention.eraseInactive(SINCE, 3)).toBe(0);
  });

  it('deletes first-email counts of earlier days', async () => {
    const under = await setUp();
    const customerEmail = `${randomUUID().replaceAll('-', '')}@nordmann.no`;
    const noon = new Date('2026-11-20T12:00:00.000Z');
    const isHeld = async () => {
      const lead = sampleLead({ customerEmail, receivedAt: noon });
      await under.leads.receive(lead, [{ id: randomUUID(), kind: 'owner-confirmation' }]);
      return (await under.leads.findById(lead.id))?.suspicion !== null;
    };
    for (let sent = 0; sent < FIRST_EMAILS_A_DAY; sent += 1) expect(await isHeld()).toBe(false);
    await under.retention.deleteFirstEmails(new Date('2026-11-20T23:59:59.999Z'));
    expect(await isHeld()).toBe(true);
    await under.retention.deleteFirstEmails(new Date('2026-11-21T00:00:00.000Z'));
    expect(await isHeld()).toBe(false);
  });

  it('deletes idempotency keys of erasures at or before the given time', async () => {
    const under = await setUp();
    const submission = { idempotencyKey: randomUUID(), digest: 'one' };
    const lead = sampleLead();
    await under.leads.receive(lead, [], submission);
    const before = new Date(Date.now() - 60_000);
    await under.leads.erase(lead.id);
    await under.retention.deleteErasedKeys(before);
    expect(await under.leads.findSubmission(submission)).toEqual({ outcome: 'erased' });
    await under.retention.deleteErasedKeys(new Date(Date.now() + 60_000));
    expect(await under.leads.findSubmission(submission)).toBeUndefined();
  });

  it('erases each lead once under concurrent calls', async () => {
    const under = await setUp();
    for (let made = 0; made < 20; made += 1) await received(under, SINCE);
    const erased = await Promise.all(
      Array.from({ length: 8 }, () => under.retention.eraseInactive(SINCE, 20)),
    );
    expect(erased.reduce((sum, count) => sum + count)).toBe(20);
  });
});

async function dump(): Promise<string> {
  const tables = await execute<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => execute(`select to_jsonb(t)::text as row from ${name} t`)),
  );
  return JSON.stringify(rows);
}

async function ask({ id, receivedAt }: Lead): Promise<{ partner: string; assignment: string }> {
  const [partner, assignment] = [randomUUID(), randomUUID()];
  await execute(`
    ${insertPartner({ id: `'${partner}'`, email: `'${partner}@stil.no'` })};
    insert into assignment (id, lead_id, partner_id, state, offered_at)
    values ('${assignment}', '${id}', '${partner}', 'offered', '${receivedAt.toISOString()}')`);
  return { partner, assignment };
}

describe('retention in PostgreSQL', () => {
  it('keeps a paid sale of an erased lead', async () => {
    const { leads, retention } = await setUp();
    const lead = sampleLead();
    await leads.receive(lead, []);
    const { partner, assignment } = await ask(lead);
    await execute(`
      update assignment set state = 'accepted', answered_at = offered_at, revealed_at = offered_at
      where id = '${assignment}';
      insert into sale (id, assignment_id, partner_id, amount_ore, payment_status, created_at)
      values ('${assignment}', '${assignment}', '${partner}', 50000, 'paid', now())`);
    expect(await retention.eraseInactive(lead.receivedAt, 10)).toBe(1);
    const sale = `select payment_status as status from sale where id = '${assignment}'`;
    expect(await execute(sale)).toEqual([{ status: 'paid' }]);
  });

  it("notifies a partner asked at the moment of the owner's erasure", async () => {
    const { leads } = await setUp();
    const lead = sampleLead();
    await leads.receive(lead, []);
    const partnerId = randomUUID();
    await execute(insertPartner({ id: `'${partnerId}'`, email: `'${partnerId}@stil.no'` }));
    const pool = await database().orm.em.getConnection().getNativeClient();
    const deciding = await pool.connect();
    await deciding.query('begin');
    await deciding.query('select from lead where id = $1 for update', [lead.id]);
    const erased = leads.erase(lead.id);
    await database().untilBlocked();
    await deciding.query(
      `insert into assignment (id, lead_id, partner_id, state, offered_at)
       values (gen_random_uuid(), $1, $2, 'offered', now())`,
      [lead.id, partnerId],
    );
    await deciding.query('commit');
    deciding.release();
    expect(await erased).toEqual([lead.id]);
    const reported = `select partner_id from erasure_notification where partner_id = '${partnerId}'`;
    expect(await execute(reported)).toHaveLength(1);
  });

  it('finds a lead restored by a retry in progress during its erasure', async () => {
    const { leads, retention } = await setUp();
    const [lead, repeat, other] = [sampleLead(), sampleLead(), sampleLead()];
    const submission = { idempotencyKey: randomUUID(), digest: 'same' };
    await leads.receive(lead, [{ id: randomUUID(), kind: 'lead-notification' }], submission);
    await leads.receive(other, [], { idempotencyKey: randomUUID(), digest: 'same' });
    const pool = await database().orm.em.getConnection().getNativeClient();
    const worker = await pool.connect();
    await worker.query('begin; select from notification for update');
    const erased = leads.erase(lead.id);
    await database().untilBlocked();
    const received = leads.receive(repeat, [], submission);
    await database().untilBlocked(2);
    await worker.query('commit');
    worker.release();
    expect(await erased).toEqual([lead.id]);
    expect(await received).toMatchObject({ outcome: 'stored', id: repeat.id });
    expect(await retention.broughtBack(SINCE)).toEqual([]);
    expect(await retention.broughtBack(new Date(SINCE.getTime() - 1))).toEqual([repeat.id]);
    await leads.erase(repeat.id);
    expect(await leads.receive(sampleLead(), [], submission)).toEqual({ outcome: 'erased' });
  });

  it('leaves the dates of sales as they are', async () => {
    const { leads } = await setUp();
    const lead = sampleLead();
    await leads.receive(lead, []);
    const { partner, assignment } = await ask(lead);
    await execute(`
      update assignment set state = 'accepted', revealed_at = offered_at, answered_at = now()
      where id = '${assignment}';
      insert into sale (id, assignment_id, partner_id, amount_ore, payment_status, created_at)
      values ('${assignment}', '${assignment}', '${partner}', 50000, 'pending', '2026-10-01T09:00Z')`);
    await leads.erase(lead.id);
    const sale = `select created_at as at from sale where id = '${assignment}'`;
    expect(await execute(sale)).toEqual([{ at: new Date('2026-10-01T09:00Z') }]);
  });

  it('keeps a provisionally merged lead when the other is erased', async () => {
    const { leads } = await setUp();
    const [lead, merged] = [sampleLead(), sampleLead()];
    for (const each of [lead, merged]) await leads.receive(each, []);
    await execute(`
      update lead set merged_into = '${lead.id}', merge_kind = 'by-hand'
      where id = '${merged.id}'`);
    expect(await leads.erase(lead.id)).toEqual([lead.id]);
    expect(await leads.findById(merged.id)).toBeDefined();
  });

  it.each(['same-mailbox', 'by-hand', 'presumed'])(
    'erases a lead into which an active one is merged: %s',
    async (mergeKind) => {
      const { leads, retention } = await setUp();
      const [old, merged] = [
        sampleLead({ receivedAt: SINCE }),
        sampleLead({ receivedAt: JUST_AFTER }),
      ];
      for (const each of [old, merged]) await leads.receive(each, []);
      await execute(`
        update lead set merged_into = '${old.id}', merge_kind = '${mergeKind}'
        where id = '${merged.id}'`);
      expect(await retention.eraseInactive(SINCE, 10)).toBe(1);
      expect(await leads.findById(merged.id)).toBeDefined();
    },
  );

  it('leaves no trace of the person and keeps the sales', async () => {
    const { leads, matching, retention } = await setUp();
    const marker = 'MARKERING';
    const lead = sampleLead({ customerName: marker, message: marker, address: marker });
    const submission = { idempotencyKey: marker, digest: marker };
    await leads.receive(lead, [{ id: randomUUID(), kind: 'lead-notification' }], submission);
    await happen(matching, lead.id, (leadCase) => addNote(leadCase, marker), lead.receivedAt);
    const { partner, assignment } = await ask(lead);
    await execute(`
      insert into sale (id, assignment_id, partner_id, amount_ore, payment_status, created_at)
      values (gen_random_uuid(), '${assignment}', '${partner}', 50000, 'paid', now())`);
    expect(await dump()).toContain(marker);

    expect(await retention.eraseInactive(lead.receivedAt, 10)).toBe(1);
    const left = await dump();
    for (const trace of [marker, lead.id, assignment, lead.customerEmail, lead.customerPhone]) {
      expect(left).not.toContain(trace);
    }
    const sales = await execute('select amount_ore, payment_status, assignment_id from sale');
    expect(sales).toEqual([{ amount_ore: 50000, payment_status: 'paid', assignment_id: null }]);
  });

  it('deletes erasure notices after their retention, and no others', async () => {
    const { leads, retention } = await setUp();
    const [earlier, later] = [sampleLead(), sampleLead()];
    for (const lead of [earlier, later]) {
      await leads.receive(lead, []);
      await ask(lead);
      await leads.erase(lead.id);
    }
    const reported = () =>
      execute<{ id: string; erasedAt: Date }>(`
        select n.id, e.erased_at as "erasedAt" from erasure_notification e
        join notification n on n.erasure_notification_id = e.id order by e.erased_at`);
    const [first, second] = await reported();
    expect(first && second && first.erasedAt < second.erasedAt).toBe(true);
    await retention.deleteErasures(first?.erasedAt ?? new Date(0));
    expect(await reported()).toEqual([second]);
    const ids = [first?.id ?? '', second?.id ?? ''];
    expect(await retention.withoutNotification(ids)).toEqual([first?.id]);
  });

  it('skips a lead locked by other work', async () => {
    const { leads, retention } = await setUp();
    const lead = sampleLead();
    await leads.receive(lead, []);
    const pool = await database().orm.em.getConnection().getNativeClient();
    const visitor = await pool.connect();
    await visitor.query('begin');
    await visitor.query('select from lead for key share');
    expect(await retention.eraseInactive(lead.receivedAt, 10)).toBe(0);
    await visitor.query('commit');
    visitor.release();
    expect(await retention.eraseInactive(lead.receivedAt, 10)).toBe(1);
  });

  it('keeps a lead that changed between the query and the lock', async () => {
    const { leads, retention } = await setUp();
    const lead = sampleLead();
    await leads.receive(lead, []);
    await ask(lead);
    const pool = await database().orm.em.getConnection().getNativeClient();
    const partner = await pool.connect();
    await partner.query('begin');
    await partner.query('lock table lead in share mode');
    const erased = retention.eraseInactive(lead.receivedAt, 10);
    await database().untilBlocked();
    await partner.query('update assignment set answered_at = now()');
    await partner.query('commit');
    partner.release();
    expect(await erased).toBe(0);
    expect(await leads.findById(lead.id)).toBeDefined();
  });

  it('answers a second erasure once the first is committed', async () => {
    const { leads, retention } = await setUp();
    const lead = sampleLead();
    const notificationId = randomUUID();
    await leads.receive(lead, [{ id: notificationId, kind: 'lead-notification' }]);
    const pool = await database().orm.em.getConnection().getNativeClient();
    const worker = await pool.connect();
    await worker.query('begin');
    await worker.query('select from notification for update');

    const replica = async (its: PostgresRetentionRepository) => {
      const erased = await its.eraseInactive(lead.receivedAt, 10);
      return { erased, strays: await its.withoutNotification([notificationId]) };
    };
    const second = Database.open(database().url);
    const both = Promise.all([
      replica(retention),
      replica(new PostgresRetentionRepository(second.orm)),
    ]);
    await database().untilBlocked(2);
    await worker.query('commit');
    worker.release();

    const strays = [notificationId];
    expect((await both).sort((a, b) => a.erased - b.erased)).toEqual([
      { erased: 0, strays },
      { erased: 1, strays },
    ]);
    await second.close();
  });
});
