import { expect, it } from '@jest/globals';
import { migrate } from '../core/migrate/migrate.js';
import { migrations } from './list.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertLead } from '../testing/rows.js';

const database = ownDatabase();

const INSERT = (many: number) => insertLead({}, `from generate_series(1, ${many})`);

it('counts the leads that there are already, and the former release goes on storing', async () => {
  const ours = migrations.findIndex(({ name }) => name === '0160-operators');
  const { orm, url, execute } = database();
  await orm.migrator.down({ to: migrations[ours - 1]?.name ?? 0 });
  await execute(INSERT(3));
  await migrate(url);
  const [count] = await execute('select last_value::int as value, is_called from lead_stored');
  expect(count).toEqual({ value: 3, is_called: true });
  await execute(INSERT(1));
  expect(await execute('select id from lead where request_id is null')).toHaveLength(4);
});
