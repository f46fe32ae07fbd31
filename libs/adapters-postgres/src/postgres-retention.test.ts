import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Lead } from '@boligstyling/domain';
import { happen, retentionRepositoryContract, sampleLead } from '@boligstyling/application/testing';
import { describe, expect, it } from '@jest/globals';
import { PostgresLeadHistory } from './postgres-lead-history.js';
import { PostgresLeadRepository } from './postgres-lead-repository.js';
import { PostgresMatchingRepository } from './postgres-matching-repository.js';
import { PostgresRetentionRepository } from './postgres-retention-repository.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();

const execute = <Row extends object>(statement: string) =>
  database().orm.em.getConnection().execute<Row[]>(statement);

const setUp = async () => {
  await execute('truncate lead cascade');
  return {
    leads: new PostgresLeadRepository(database().orm),
    matching: new PostgresMatchingRepository(database().orm),
    history: new PostgresLeadHistory(database().orm),
    retention: new PostgresRetentionRepository(database().orm),
  };
};

retentionRepositoryContract(setUp);

/** A row for every connection to this database that waits for a lock. */
const WAITING = `
  select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Every row of every table as text, as a dump of the database holds it. */
async function dump(): Promise<string> {
  const tables = await execute<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => execute(`select to_jsonb(t)::text as row from ${name} t`)),
  );
  return JSON.stringify(rows);
}

/** A partner that was asked about the lead when it came. */
async function ask({ id, receivedAt }: Lead): Promise<{ partner: string; assignment: string }> {
  const [partner, assignment] = [randomUUID(), randomUUID()];
  await execute(`
    insert into partner (id, name, company, kind, email, phone, whole_country, cities, services,
      price_ore, weekly_capacity, active, created_at)
    values ('${partner}', 'Ola', 'Stil AS', 'stylist', '${partner}@stil.no', '40000001', true, '{}',
      '{}', 50000, 5, true, now());
    insert into assignment (id, lead_id, partner_id, state, offered_at)
    values ('${assignment}', '${id}', '${partner}', 'offered', '${receivedAt.toISOString()}')`);
  return { partner, assignment };
}

describe('retention in PostgreSQL', () => {
  it('bills nobody who was passed a lead on before there were questions and never said yes', async () => {
    const { leads, retention } = await setUp();
    const [old, wanted] = [sampleLead(), sampleLead()];
    const ids: string[] = [];
    for (const lead of [old, wanted]) {
      await leads.receive(lead, []);
      const { partner, assignment } = await ask(lead);
      await execute(`
        insert into sale (id, assignment_id, partner_id, amount_ore, payment_status, created_at)
        values ('${assignment}', '${assignment}', '${partner}', 50000, 'pending', now())`);
      ids.push(`'${assignment}'`);
    }
    await execute(`update assignment set state = 'legacy-open', revealed_at = offered_at`);
    await leads.erase(wanted.id);
    expect(await retention.eraseInactive(old.receivedAt, 10)).toBe(1);
    const sales = `select payment_status as status from sale where id = any (array[${ids.join()}]::uuid[])`;
    expect(await execute(sales)).toEqual([{ status: 'credited' }, { status: 'credited' }]);
  });

  it('leaves no trace of the person, and keeps what a sale came to', async () => {
    const { leads, matching, retention } = await setUp();
    const marker = 'MARKERING';
    const lead = sampleLead({ customerName: marker, message: marker, address: marker });
    const submission = { key: marker, digest: marker };
    await leads.receive(lead, [{ id: randomUUID(), kind: 'lead-notice' }], submission);
    await happen(matching, lead.id, (leadCase) => leadCase.addNote(marker), lead.receivedAt);
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

  it('forgets who was told of an erasure once its time is over, and nobody else', async () => {
    const { leads, retention } = await setUp();
    const [earlier, later] = [sampleLead(), sampleLead()];
    for (const lead of [earlier, later]) {
      await leads.receive(lead, []);
      await ask(lead);
      await leads.erase(lead.id);
    }
    const told = () =>
      execute<{ id: string; erasedAt: Date }>(`
        select n.id, e.erased_at as "erasedAt" from erasure_notice e
        join notification n on n.erasure_notice_id = e.id order by e.erased_at`);
    const [first, second] = await told();
    expect(first && second && first.erasedAt < second.erasedAt).toBe(true);
    await retention.forgetErasures(first?.erasedAt ?? new Date(0));
    expect(await told()).toEqual([second]);
    const ids = [first?.id ?? '', second?.id ?? ''];
    expect(await retention.withoutNotification(ids)).toEqual([first?.id]);
  });

  it('passes over a lead that something is happening to right now', async () => {
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

  it('keeps a lead that something happened to between the look and the erasure', async () => {
    const { leads, retention } = await setUp();
    const lead = sampleLead();
    await leads.receive(lead, []);
    await ask(lead);
    const pool = await database().orm.em.getConnection().getNativeClient();
    const partner = await pool.connect();
    await partner.query('begin');
    await partner.query('lock table lead in share mode');
    const erased = retention.eraseInactive(lead.receivedAt, 10);
    while ((await execute(WAITING)).length < 1) await setTimeout(10);
    await partner.query('update assignment set answered_at = now()');
    await partner.query('commit');
    partner.release();
    expect(await erased).toBe(0);
    expect(await leads.findById(lead.id)).toBeDefined();
  });

  it('answers a second erasure once the first can be seen', async () => {
    const { leads, retention } = await setUp();
    const lead = sampleLead();
    const notificationId = randomUUID();
    await leads.receive(lead, [{ id: notificationId, kind: 'lead-notice' }]);
    const pool = await database().orm.em.getConnection().getNativeClient();
    const worker = await pool.connect();
    await worker.query('begin');
    await worker.query('select from notification for update');

    const replica = async () => {
      const erased = await retention.eraseInactive(lead.receivedAt, 10);
      return { erased, strays: await retention.withoutNotification([notificationId]) };
    };
    const both = Promise.all([replica(), replica()]);
    while ((await execute(WAITING)).length < 2) await setTimeout(10);
    await worker.query('commit');
    worker.release();

    const strays = [notificationId];
    expect((await both).sort((a, b) => a.erased - b.erased)).toEqual([
      { erased: 0, strays },
      { erased: 1, strays },
    ]);
  });
});
