import { randomUUID } from 'node:crypto';
import { leadRepositoryContract, sampleLead } from '@boligstyling/application/testing';
import { FIRST_EMAILS_A_DAY } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { PostgresLeadRepository } from './postgres-lead-repository.js';
import { PostgresWebhookEndpoints } from '../integrators/postgres-webhook-endpoints.js';
import { storeLeads } from './store-leads.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

leadRepositoryContract(() => new PostgresLeadRepository(database().orm));

describe('leads in PostgreSQL', () => {
  it('stores neither lead nor notifications when one of them cannot be stored', async () => {
    const repository = new PostgresLeadRepository(database().orm);
    const lead = sampleLead();
    const twice = { id: lead.id, kind: 'lead-notification' as const };
    await expect(repository.receive(lead, [twice, twice])).rejects.toThrow('Database fault 23505');
    expect(await repository.findById(lead.id)).toBeUndefined();
  });

  it('fails a single lead of a batch', async () => {
    const repository = new PostgresLeadRepository(database().orm);
    const leads = Array.from({ length: 20 }, (_, index) =>
      sampleLead(index === 10 ? { rooms: 'x'.repeat(100) } : {}),
    );
    const outcomes = await Promise.allSettled(leads.map((lead) => repository.receive(lead, [])));
    const failed = leads.filter((_, index) => outcomes[index]?.status === 'rejected');
    expect(failed).toEqual([leads[10]]);
    for (const { id } of leads) {
      expect((await repository.findById(id)) === undefined).toBe(id === leads[10]?.id);
    }
  });

  it("holds a lead beyond a mailbox's limit without an email or a webhook", async () => {
    const { orm } = database();
    const repository = new PostgresLeadRepository(orm);
    await new PostgresWebhookEndpoints(orm).add({
      ...{ id: randomUUID(), url: 'https://crm.example/', integratorKeyId: null, secret: 'sealed' },
      ...{
        version: 1,
        previousSecret: null,
        previousUntil: null,
        events: ['lead.received'],
        active: true,
      },
      createdAt: new Date(),
    });
    const customerEmail = `${randomUUID().replaceAll('-', '')}@nordmann.no`;
    const setOff = async () => {
      const lead = sampleLead({ customerEmail });
      const emails = (['lead-notification', 'owner-confirmation'] as const).map((kind) => ({
        ...{ id: randomUUID(), kind },
      }));
      await repository.receive(lead, emails, undefined, ['lead.received']);
      const rows = await database().execute<{ what: string }>(`
        select kind as what from notification where lead_id = '${lead.id}'
        union all select event from webhook_delivery where lead_id = '${lead.id}'`);
      return rows.map(({ what }) => what).toSorted();
    };
    for (let sent = 0; sent < FIRST_EMAILS_A_DAY; sent += 1) {
      expect(await setOff()).toEqual(['lead-notification', 'lead.received', 'owner-confirmation']);
    }
    expect(await setOff()).toEqual(['lead-notification']);
  });

  it('stores the same keys received concurrently in opposite order', async () => {
    const keys = Array.from({ length: 20 }, () => ({
      idempotencyKey: randomUUID(),
      digest: 'same',
    }));
    const receiveAll = (submissions: typeof keys) => {
      const repository = new PostgresLeadRepository(database().orm);
      return submissions.map((key) => repository.receive(sampleLead(), [], key));
    };
    const receipts = await Promise.all([...receiveAll(keys), ...receiveAll(keys.toReversed())]);
    expect(receipts.filter(({ outcome }) => outcome === 'stored')).toHaveLength(20);
    expect(receipts.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(20);
  });

  it('stores shared mailboxes and keys without a deadlock', async () => {
    const pool = await database().orm.em.getConnection().getNativeClient();
    const numbers = Array.from({ length: 40 }, (_, number) => number);
    const lead = (round: number, number: number) => ({
      lead: sampleLead({ customerEmail: `kari${number}of${round}@nordmann.no` }),
      notifications: [{ id: randomUUID(), kind: 'owner-confirmation' as const }],
      submission: { idempotencyKey: `${round} ${number}`, digest: 'same' },
      announcements: [],
      consents: [],
      integratorKeyId: undefined,
      requestId: undefined,
    });
    for (let round = 0; round < 10; round += 1) {
      const orders = [numbers, numbers.toReversed(), numbers, numbers.toReversed()];
      const stored = orders.map((order) =>
        pool.query(storeLeads(order.map((number) => lead(round, number)))),
      );
      const counts = (await Promise.all(stored)).map(({ rowCount }) => rowCount);
      expect(counts.sort()).toEqual([0, 0, 0, 40]);
    }
  });

  it('plans the statement once for each connection', async () => {
    const client = new pg.Client({ connectionString: database().url });
    await client.connect();
    const received = () => ({
      ...{ lead: sampleLead(), notifications: [], announcements: [], submission: undefined },
      ...{ consents: [], integratorKeyId: undefined, requestId: undefined },
    });
    for (let nth = 0; nth < 8; nth += 1) await client.query(storeLeads([received()]));
    const { rows } = await client.query(
      `select custom_plans, generic_plans from pg_prepared_statements where name = 'store-leads'`,
    );
    await client.end();
    expect(rows).toEqual([{ custom_plans: '5', generic_plans: '3' }]);
  });

  it('reads one row of erased submissions, however many there are', async () => {
    const client = new pg.Client({ connectionString: database().url });
    await client.connect();
    const received = () => ({
      ...{ lead: sampleLead(), notifications: [], announcements: [], consents: [] },
      ...{ submission: { idempotencyKey: randomUUID(), digest: 'same' } },
      ...{ integratorKeyId: undefined, requestId: undefined },
    });
    for (let nth = 0; nth < 8; nth += 1) await client.query(storeLeads([received()]));
    await client.query(`insert into erased_submission
      select sha256(nth::text::bytea), now() from generate_series(1, 20000) nth`);
    await client.query('begin');
    const reads = async () => {
      const { rows } = await client.query(`select seq_scan::int, idx_scan::int
        from pg_stat_xact_user_tables where relname = 'erased_submission'`);
      return rows[0];
    };
    const { seq_scan, idx_scan } = await reads();
    await client.query(storeLeads([received(), received()]));
    expect(await reads()).toEqual({ seq_scan, idx_scan: idx_scan + 2 });
    await client.end();
  });

  it('keeps personal data out of faults', async () => {
    const repository = new PostgresLeadRepository(database().orm);
    const lead = sampleLead({ customerName: 'Kari'.repeat(100) });
    const fault = await repository.receive(lead, []).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(Error);
    expect(JSON.stringify(fault, Object.getOwnPropertyNames(fault))).not.toContain('Kari');
  });
});
