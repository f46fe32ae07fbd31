import { expect, it } from '@jest/globals';
import { PostgresReviews } from '../postgres-reviews.js';
import { ownDatabase } from '../testing/own-database.js';

const [LEAD, PARTNER, ASSIGNMENT] = [1, 2, 3].map(
  (nth) => `00000000-0000-4000-8000-00000000000${nth}`,
);

/** A request that a partner took three weeks ago, as the release before stored it. */
const AS_LAST_RELEASED = `
  insert into lead (id, received_at, status, customer_name, customer_email, customer_phone,
    service_type, location, address, styling_needs, rooms, property_size, timeframe, property_type,
    preferred_style, message, sell_property, accept_styling_only, source)
  values ('${LEAD}', now(), 'matched', 'Kari Nordmann', 'Kari@Nordmann.no', '40000000',
    'Fullstyling', 'Bergen', 'Gata 1, 5015 Bergen', '', '3', '74', 'Snart', 'Leilighet', '', '',
    'yes', 'yes', '');
  insert into partner (id, name, company, kind, email, phone, whole_country, cities, areas, services,
    price_ore, weekly_capacity, active, created_at)
  values ('${PARTNER}', 'Ola', 'Stil AS', 'stylist', 'ola@stil.no', '40000001', true, '{}', '{}',
    '{}', 50000, 5, true, now());
  insert into assignment (id, lead_id, partner_id, state, offered_at, answered_at, revealed_at)
  values ('${ASSIGNMENT}', '${LEAD}', '${PARTNER}', 'accepted', now() - interval '22 days',
    now() - interval '21 days', now() - interval '21 days')`;

const DAY_MS = 24 * 3600 * 1000;
const database = ownDatabase();

it('asks about what was taken before there were reviews, and leaves nothing behind it', async () => {
  const { orm } = database();
  const execute = <Row extends object>(sql: string) => orm.em.getConnection().execute<Row[]>(sql);
  await orm.migrator.down({ to: '0100-queue' });
  await execute(AS_LAST_RELEASED);
  await orm.migrator.up();

  const now = new Date();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const newId = () => crypto.randomUUID();
  const window = { after: ago(45), before: ago(14) };
  expect(await new PostgresReviews(orm).ask(window, newId, now, 10)).toBe(1);
  expect(await execute('select kind from notification')).toEqual([{ kind: 'owner-review' }]);

  await orm.migrator.down({ to: '0100-queue' });
  expect(await execute('select from notification')).toEqual([]);
  expect(await execute('select id from lead')).toEqual([{ id: LEAD }]);
  await orm.migrator.up();
});
