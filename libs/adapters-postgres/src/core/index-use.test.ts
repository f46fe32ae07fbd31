import { randomUUID } from 'node:crypto';
import { COUNTED_SEARCH_HITS, ListLeads, ViewLead } from '@boligstyling/application';
import { samplePartner } from '@boligstyling/domain/testing';
import type { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg, { type Pool } from 'pg';
import { Database } from '../database/database.js';
import { PostgresAdminSessions } from '../users/postgres-admin-sessions.js';
import { PostgresLeadDirectory, PostgresLeadHistory } from '../leads/postgres-lead-directory.js';
import { PostgresLeadStatistics } from '../overview/postgres-lead-statistics.js';
import { PostgresNotificationRecords } from '../notifications/postgres-notification-records.js';
import { PostgresMatchingRepository } from '../lead-case/postgres-matching-repository.js';
import { PostgresPartnerRepository } from '../partners/postgres-partner-repository.js';
import { PostgresQuotes } from '../quotes/postgres-quotes.js';
import { PostgresReviews } from '../reviews/postgres-reviews.js';
import { PostgresSaleRepository } from '../billing/postgres-sale-repository.js';
import { PostgresWorkQueue } from '../overview/postgres-work-queue.js';
import { readOthers } from '../lead-case/other-lead-rows.js';
import { wakeWaiting } from '../lead-case/wake-waiting.js';
import { createTestDatabase, type TestDatabase } from '../testing/index.js';
import { PostgresLeadPictures } from '../files/postgres-lead-pictures.js';

const LEADS = COUNTED_SEARCH_HITS + 50;
const SEEDING_TAKES_MS = 30_000;
const SEED = `
  insert into lead (id, received_at, status, contacted_at, customer_name, customer_email,
    customer_phone, service_type, location, address, home_key, styling_needs, rooms, property_size, timeframe,
    property_type, preferred_style, message, sell_property, accept_styling_only, source)
  select gen_random_uuid(), now() - make_interval(hours => i), case when i < 50 then 'new' else 'lost' end,
    now() - make_interval(hours => i - 3), 'User ' || i, 'person' || i || '@eksempel.no',
    (40000000 + i)::text, 'Delstyling', case i % 50 when 0 then 'Tromso' else 'Sted ' || i % 50 end, 'Storgata ' || i / 2, 'storgate ' || i / 2, '', '3', '70', 'Snart',
    'Leilighet', '', '', 'yes', 'yes', ''
  from generate_series(1, ${LEADS}) i;
  insert into notification (id, lead_id, kind, state, attempts, due_at, created_at)
  select gen_random_uuid(), id, 'lead-notification', 'sent', 1, received_at, received_at from lead;
  insert into lead_event (id, lead_id, at, kind, detail)
  select gen_random_uuid(), id, received_at, 'note-added', '{}' from lead;
  insert into partner (id, name, company, kind, email, phone, services,
    prices, weekly_capacity, active, created_at)
  select gen_random_uuid(), 'Partner ' || i, 'Stil AS', 'stylist', 'partner' || i || '@eksempel.no',
    '40000000', '{Delstyling}', '{"baseOre": 50000, "services": []}', 10, true, now()
  from generate_series(1, 50) i;
  insert into assignment (id, lead_id, partner_id, state, offered_at)
  select gen_random_uuid(), lead.id, partner.id, 'offered', received_at
  from lead join partner on partner.name = 'Partner ' || right(customer_phone, 2)::int;
  insert into sale (id, assignment_id, partner_id, amount_ore, payment_status, created_at)
  select gen_random_uuid(), id, partner_id, 50000, 'pending', offered_at from assignment`;

/** Small tables: partners and marked cases are few, and the operator has one row. */
const WHOLE_TABLE = /Seq Scan on (?!partner|operator_details|queue_mark)/;

const TRANSACTION = /^(begin|set local|commit|rollback)/;

function listening(pool: Pool): { orm: MikroORM; heard: [string, unknown[]][] } {
  const heard: [string, unknown[]][] = [];
  const query = (statement: string | { text: string }, values: unknown[]) => {
    const text = typeof statement === 'string' ? statement : statement.text;
    if (!TRANSACTION.test(text)) heard.push([text, values]);
    return pool.query(text, values);
  };
  const connect = async () => ({ query, release: () => undefined });
  const connection = { getNativeClient: async () => ({ query, connect }) };
  const em = { getConnection: () => connection };
  return { orm: { em } as unknown as MikroORM, heard };
}

describe("the administrator's queries are answered from indexes", () => {
  let own: TestDatabase;
  let database: Database;
  let pool: Pool;
  beforeAll(async () => {
    own = await createTestDatabase();
    database = Database.open(own.url);
    pool = await database.orm.em.getConnection().getNativeClient();
    // A separate connection without the product's time-outs.
    const owner = new pg.Client({ connectionString: own.url });
    await owner.connect();
    await owner.query(SEED);
    // The sales changed the leads, and an index-only scan needs pages known to be visible.
    await owner.query('vacuum (analyze)');
    await owner.end();
  }, SEEDING_TAKES_MS);
  afterAll(async () => {
    await database.close();
    await own.drop();
  });

  /** Plans of all statements of the work, with sequential scans as the last resort. */
  async function plansOf(
    work: (orm: MikroORM) => Promise<unknown>,
    forced = 'set enable_seqscan = off',
  ): Promise<string> {
    const { orm, heard } = listening(pool);
    await work(orm);
    expect(heard.length).toBeGreaterThan(0);
    const client = await pool.connect();
    try {
      await client.query(forced);
      const plans: string[] = [];
      for (const [text, values] of heard) {
        const { rows } = await client.query(`explain ${text}`, values);
        plans.push(...rows.map((row) => row['QUERY PLAN']));
      }
      return plans.join('\n');
    } finally {
      client.release(true);
    }
  }

  const after = { id: randomUUID(), receivedAt: new Date(), customerName: 'User 7' };
  const from = new Date(Date.now() - 30 * 24 * 3_600_000);
  const last = { id: randomUUID(), createdAt: new Date() };
  const partnerId = randomUUID();
  const partners = (orm: MikroORM) => new PostgresPartnerRepository(orm);
  const sales = (orm: MikroORM) => new PostgresSaleRepository(orm);
  const figures = (orm: MikroORM) => new PostgresLeadStatistics(orm);
  const homes = async (orm: MikroORM) => {
    const { rows } = await pool.query('select id from lead limit 200');
    const ids = rows.map(({ id }) => id);
    const client = await orm.em.getConnection().getNativeClient();
    const others = await readOthers(client, ids);
    expect([...others.values()].flat().length).toBeGreaterThan(100);
  };
  const freed = async (orm: MikroORM) => {
    const client = await orm.em.getConnection().getNativeClient();
    const { text, values } = wakeWaiting([samplePartner({ areas: ['NO'] })], new Date());
    await client.query(text, values);
  };
  const missing = (orm: MikroORM) => new PostgresNotificationRecords(orm);
  const directory = (orm: MikroORM) => new PostgresLeadDirectory(orm);

  it.each<[string, (orm: MikroORM) => Promise<unknown>]>([
    ['the first page', (orm) => directory(orm).page({}, '-received_at', 50)],
    ['a later page', (orm) => directory(orm).page({}, '-received_at', 50, after)],
    ['the oldest first', (orm) => directory(orm).page({}, 'received_at', 50, after)],
    ['a page by name', (orm) => directory(orm).page({}, 'customer_name', 50)],
    ['a later page by name', (orm) => directory(orm).page({}, '-customer_name', 50, after)],
    ['a status', (orm) => directory(orm).page({ status: 'new' }, '-received_at', 50)],
    ['a city', (orm) => directory(orm).page({ city: 'Sted 7' }, '-received_at', 50, after)],
    ['a city that is typed otherwise', (orm) => directory(orm).count({ city: ' STED 7' })],
    [
      'a municipality that many only name',
      (orm) => directory(orm).page({ municipality: '5501', from }, '-received_at', 50, after),
    ],
    ['a form', (orm) => directory(orm).page({ source: 'articles_page' }, '-received_at', 50)],
    ['a campaign', (orm) => directory(orm).page({ utmCampaign: 'vår' }, '-received_at', 50, after)],
    [
      'a campaign’s total',
      (orm) => directory(orm).count({ utmSource: 'google', utmCampaign: 'vår' }),
    ],
    ['who led here', (orm) => directory(orm).page({ referrerHost: 'finn.no' }, '-received_at', 50)],
    ['what is held', (orm) => directory(orm).page({ isHeld: true }, '-received_at', 50, after)],
    ['what lies nowhere', (orm) => directory(orm).page({ isUnplaced: true }, '-received_at', 50)],
    ['who is overdue', (orm) => directory(orm).page({ silentSince: from }, '-received_at', 50)],
    ['a partner’s leads', (orm) => directory(orm).page({ partnerId }, '-received_at', 50)],
    ['some leads', (orm) => directory(orm).count({ ids: [randomUUID()] })],
    ['a lead’s missing', (orm) => missing(orm).releaseMissing(10, { leadId: randomUUID() })],
    ['a time', (orm) => directory(orm).page({ from, to: new Date() }, '-received_at', 50)],
    ['a search', (orm) => directory(orm).page({ words: ['son1234'] }, '-received_at', 50)],
    ['a search of å', (orm) => directory(orm).page({ words: ['åsen1234'] }, '-received_at', 50)],
    ['one lead', (orm) => directory(orm).find(randomUUID())],
    ['those it may be the same as', (orm) => directory(orm).relatives(randomUUID())],
    ['the version', (orm) => directory(orm).version()],
    ['the total', (orm) => directory(orm).count({})],
    ['a filter’s total', (orm) => directory(orm).count({ status: 'new', city: 'Sted 7' })],
    ['a period’s total', (orm) => directory(orm).count({ from })],
    ['a search’s total', (orm) => directory(orm).count({ words: ['son1234', 'storgata'] })],
    ['the cards', (orm) => figures(orm).countByStatus()],
    ['the charts', (orm) => figures(orm).since(from)],
    ['what came of campaigns', (orm) => figures(orm).byOrigin('utmCampaign', { from })],
    ['what came of forms', (orm) => figures(orm).byOrigin('source', { from, to: new Date() })],
    ['which campaigns there are', (orm) => figures(orm).originNames('utmCampaign', { from })],
    ['what came of all there ever was', (orm) => figures(orm).byOrigin('referrerHost', {})],
    ['a history', (orm) => new PostgresLeadHistory(orm).ofLead(randomUUID())],
    ['a lead’s e-mails', (orm) => new PostgresNotificationRecords(orm).ofLead(randomUUID())],
    ['what is missing', (orm) => new PostgresNotificationRecords(orm).releaseMissing(10)],
    ['what came of it', (orm) => new PostgresNotificationRecords(orm).tally([randomUUID()])],
    ['the partners', (orm) => partners(orm).list({ text: 'partner', active: true })],
    ['where partners are missing', (orm) => partners(orm).demandSince(from)],
    ['who has no capacity', (orm) => partners(orm).loaded()],
    ['where a lead went', (orm) => new PostgresMatchingRepository(orm).assignmentsOf(randomUUID())],
    ['why it went there', (orm) => new PostgresMatchingRepository(orm).roundsOf(randomUUID())],
    ['the sales', (orm) => sales(orm).list({}, 50)],
    ['a later page of sales', (orm) => sales(orm).list({ paymentStatus: 'paid' }, 50, last)],
    ['a partner’s sales', (orm) => sales(orm).list({ partnerId }, 50, last)],
    ['the sums of sales', (orm) => sales(orm).totals({})],
    ['the sums of a period', (orm) => sales(orm).totals({ paymentStatus: 'paid', from })],
    ['the sums of a partner', (orm) => sales(orm).totals({ partnerId, to: new Date() })],
    ['what waits for a user', (orm) => new PostgresWorkQueue(orm).look(new Date(), 5)],
    ['a home’s other requests', homes],
    ['a lead’s case', (orm) => new PostgresMatchingRepository(orm).caseOf(randomUUID())],
    ['a session', (orm) => new PostgresAdminSessions(orm).find(randomUUID(), 'g')],
  ])('%s', async (_, work) => expect(await plansOf(work)).not.toMatch(WHOLE_TABLE));

  it('the work queue takes two statements, however many cases there are', async () => {
    const { orm, heard } = listening(pool);
    const shares = await new PostgresWorkQueue(orm).look(new Date(), 5);
    expect(shares.find(({ kind }) => kind === 'partner-incomplete')?.count).toBe(50);
    expect(heard).toHaveLength(2);
  });

  it.each<[string, (orm: MikroORM) => Promise<unknown>]>([
    ['page', (orm) => directory(orm).page({ municipality: '0301' }, '-received_at', 50, after)],
    [
      'page within a time',
      (orm) => directory(orm).page({ municipality: '0301', from }, '-received_at', 50),
    ],
    ['total', (orm) => directory(orm).count({ municipality: '0301' })],
    ['total within a time', (orm) => directory(orm).count({ municipality: '0301', from })],
  ])('and a municipality’s %s from its own, however few lie there', async (_, work) => {
    const plans = await plansOf(work);
    expect(plans).toContain('lead_municipality_index');
    expect(plans).not.toMatch(WHOLE_TABLE);
  });

  it('wake-up after freed capacity reads its own indexes', async () => {
    const plans = await plansOf(freed);
    expect(plans).toContain('lead_waiting_index');
    expect(plans).not.toMatch(WHOLE_TABLE);
  });

  it('a municipality’s page with its total takes three statements: place names are looked up once', async () => {
    const { orm, heard } = listening(pool);
    const list = new ListLeads(directory(orm), { now: () => new Date() });
    const asked = { filter: { municipality: '0301' }, sort: '-received_at', limit: 50 } as const;
    await list.execute(asked);
    expect(heard).toHaveLength(3);
    await list.execute(asked);
    expect(heard).toHaveLength(6);
  });

  it('a search of two words asks the index of names for both at once', async () => {
    const plans = await plansOf((orm) => directory(orm).count({ words: ['user', 'son1234'] }));
    const together =
      /Index Cond: \(\(search_text ~~ '%user%'::text\) AND \(search_text ~~ '%son1234%'/;
    expect(plans).toMatch(together);
  });

  it('times to acceptance and contact are read from their indexes alone', async () => {
    const plans = await plansOf(
      (orm) => figures(orm).since(from),
      'set enable_seqscan = off; set enable_bitmapscan = off',
    );
    for (const moment of ['accepted', 'contacted'])
      expect(plans).toContain(`Index Only Scan using lead_${moment}_at_index`);
  });

  it('merged leads are read once for the cards of all statuses', async () => {
    const plans = await plansOf((orm) => figures(orm).countByStatus());
    expect(plans).toMatch(/CTE hidden[^]*lead_merged_into_index[^]*CTE Scan on hidden/);
    expect(plans.split('lead_merged_into_index')).toHaveLength(2);
  });

  it('missing partners and charts are counted by index-only scans', async () => {
    const lately = new Date(Date.now() - 24 * 3_600_000);
    for (const work of [
      (orm: MikroORM) => partners(orm).demandSince(lately),
      (orm: MikroORM) => figures(orm).since(lately),
      (orm: MikroORM) => figures(orm).byOrigin('utmCampaign', { from: lately }),
    ]) {
      // On so small a table the planner would prefer sequential scans.
      const plans = await plansOf(work, 'set enable_seqscan = off; set enable_bitmapscan = off');
      expect(plans).toContain('Index Only Scan using lead_received_at_id_index');
    }
  });

  it('a whole lead takes six statements, and its possible duplicates one', async () => {
    const { orm, heard } = listening(pool);
    const { rows } = await pool.query('select id from lead limit 1');
    const view = new ViewLead(
      directory(orm),
      missing(orm),
      new PostgresMatchingRepository(orm),
      new PostgresLeadHistory(orm),
      new PostgresQuotes(orm),
      new PostgresReviews(orm),
      new PostgresLeadPictures(orm),
    );
    expect((await view.execute(rows[0].id)).assignments).toHaveLength(1);
    expect(heard).toHaveLength(6);
    expect(await directory(orm).relatives(rows[0].id)).toHaveLength(1);
    expect(heard).toHaveLength(7);
  });

  it('a search is counted up to its limit', async () => {
    const count = (...words: string[]) => directory(database.orm).count({ words });
    expect(await count('eksempel.no')).toEqual({ total: COUNTED_SEARCH_HITS, isExact: false });
    expect(await count('person1')).toMatchObject({ isExact: true });
  });

  it('a full scan is noticed by this test', async () => {
    const plans = await plansOf((orm) =>
      orm.em
        .getConnection()
        .getNativeClient()
        .then((client: Pool) => client.query('select 1 from lead where rooms = $1', ['3'])),
    );
    expect(plans).toMatch(WHOLE_TABLE);
  });
});
