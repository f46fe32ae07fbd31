import { beforeAll, describe, expect, it } from '@jest/globals';
import { migrate } from '../migrate.js';
import { ownDatabase } from '../testing/own-database.js';

const BEFORE = '0085-contact-by-email';

/** The same person and home twice, taken up already. */
const LEADS = `
  insert into lead (id, received_at, status, customer_name, customer_email, customer_phone,
    service_type, location, address, styling_needs, rooms, property_size, timeframe, property_type,
    preferred_style, message, sell_property, accept_styling_only, source, seek_until)
  select gen_random_uuid(), now() - interval '3 days', 'new', 'Kari', 'kari@nordmann.no',
    '40000000', 'Fullstyling', 'Bergen', 'Gata 1', '', '3', '74', 'Snart', 'Leilighet', '', '',
    'yes', 'yes', '', now() + interval '11 days'
  from generate_series(1, 2)`;

describe('leads of before requests could join', () => {
  const database = ownDatabase();
  const rows = (sql: string) => database().orm.em.getConnection().execute(sql);
  beforeAll(async () => {
    await rows('drop schema public cascade; create schema public');
    await database().orm.migrator.up({ to: BEFORE });
    await rows(LEADS);
    await migrate(database().url);
  });

  it('go on as they are, each by itself', async () => {
    const untouched = { joined_to: null, perhaps_same_as: null, differences: null, searches: true };
    expect(
      await rows(`
        select joined_to, perhaps_same_as, differences, seek_until > now() as searches
        from lead`),
    ).toEqual([untouched, untouched]);
  });
});
