import { expect, it } from '@jest/globals';
import { migrate } from '../migrate.js';
import { migrations } from './list.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

const rows = <Row extends object>(sql: string): Promise<Row[]> =>
  database().orm.em.getConnection().execute(sql);
const INSERT = (many: number) => `
  insert into lead (id, received_at, status, customer_name, customer_email, customer_phone,
    service_type, location, address, styling_needs, rooms, property_size, timeframe, property_type,
    preferred_style, message, sell_property, accept_styling_only, source)
  select gen_random_uuid(), now(), 'new', 'Kari', 'kari@nordmann.no', '40000000', 'Delstyling',
    'Oslo', 'Gata 1', '', '3', '70', 'Snart', 'Leilighet', '', '', 'yes', 'yes', ''
  from generate_series(1, ${many})`;

it('counts the leads that there are already, and the former release goes on storing', async () => {
  const ours = migrations.findIndex(({ name }) => name === '0160-operators');
  await database().orm.migrator.down({ to: migrations[ours - 1]?.name ?? 0 });
  await rows(INSERT(3));
  await migrate(database().url);
  const [count] = await rows('select last_value::int as value, is_called from lead_stored');
  expect(count).toEqual({ value: 3, is_called: true });
  await rows(INSERT(1));
  expect(await rows('select id from lead where request_id is null')).toHaveLength(4);
});
