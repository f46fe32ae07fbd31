import { expect, it } from '@jest/globals';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();
const ROW = `gen_random_uuid(), now(), null, 'felles passord'`;
const REST = `'logInAdmin', null, '{}', null, 'Chrome', '192.0.2.0/24'`;

it('keeps what the last release logged, and what failed when it is taken back', async () => {
  const { orm, execute } = database();
  const roles = async () =>
    (await execute<{ role: string | null }>('select role from audit_log order by act')).map(
      ({ role }) => role,
    );
  await orm.migrator.down({ to: '0120-quicker-lists' });
  await execute(`insert into audit_log values (${ROW}, 'eier', 'entered', ${REST})`);
  await orm.migrator.up();
  await execute(`insert into audit_log values (${ROW}, null, 'refused', ${REST})`);
  expect(await roles()).toEqual(['eier', null]);

  await orm.migrator.down({ to: '0120-quicker-lists' });
  expect(await roles()).toEqual(['eier', 'innsyn']);
  await expect(execute(`update audit_log set role = 'eier'`)).rejects.toThrow(/append-only/);
  await orm.migrator.up();
});
