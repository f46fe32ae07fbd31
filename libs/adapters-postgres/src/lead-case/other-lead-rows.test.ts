import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { readOthers } from './other-lead-rows.js';
import { createTestDatabase, type TestDatabase } from '../testing/index.js';

const LEADS = 8_000;

/** The state soon after an installation or a restore: many rows without statistics. */
const NOT_ANALYZED = `
  alter table lead set (autovacuum_enabled = false);
  insert into lead (id, received_at, status, customer_name, customer_email,
    customer_phone, service_type, location, address, home_key, styling_needs, rooms, property_size, timeframe,
    property_type, preferred_style, message, sell_property, accept_styling_only, source)
  select gen_random_uuid(), now() - make_interval(secs => i), 'new', 'User ' || i,
    'person' || i || '@eksempel.no', (40000000 + i)::text, 'Delstyling', 'Moss', 'Storgata ' || i, 'storgate ' || i, '',
    '3', '70', 'Snart', 'Leilighet', '', '', 'yes', 'yes', ''
  from generate_series(1, ${LEADS}) i;
  update lead set match_until = now()`;

let own: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  own = await createTestDatabase();
  client = new pg.Client({ connectionString: own.url });
  await client.connect();
  await client.query(NOT_ANALYZED);
});
afterAll(async () => {
  await client.end();
  await own.drop();
});

async function entriesRead(): Promise<number> {
  await client.query('select pg_stat_force_next_flush()');
  const { rows } = await client.query(
    `select (t.seq_tup_read + sum(i.idx_tup_read))::int as read
      from pg_stat_user_tables t join pg_stat_user_indexes i using (relid)
      where t.relname = 'lead' group by t.seq_tup_read`,
  );
  return rows[0].read;
}

async function readForTwenty(): Promise<number> {
  const { rows } = await client.query('select id from lead order by received_at limit 20');
  const before = await entriesRead();
  await readOthers(
    client as unknown as pg.PoolClient,
    rows.map(({ id }) => id),
  );
  return (await entriesRead()) - before;
}

it('reads a few entries for each lead on a table without statistics', async () => {
  expect(await readForTwenty()).toBeLessThan(LEADS);
});

it.each([
  ['a telephone', "customer_phone = '40000000'"],
  ['a mailbox', "customer_email = 'sentralbord@eksempel.no'"],
  ['a home', "home_key = 'storgate 1'"],
])('reads no more for each lead where thousands share %s', async (_, shared) => {
  await client.query(`update lead set ${shared}`);
  await client.query('vacuum analyze lead');
  expect(await readForTwenty()).toBeLessThan(LEADS);
});
