import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

it('leaves endpoints of the last release as they were, and pauses sealed ones when it is taken back', async () => {
  const { orm, execute } = database();
  const [old, sealed] = [randomUUID(), randomUUID()];
  const rest = `'{lead.received}', true, now()`;
  await orm.migrator.down({ to: '0130-integrator-keys' });
  await execute(`insert into webhook_endpoint (id, url, secret, events, active, created_at)
    values ('${old}', 'https://crm.no', 'whsec_old', ${rest})`);
  await orm.migrator.up();
  expect(
    await execute('select secret, previous_secret, integrator_key_id from webhook_endpoint'),
  ).toEqual([{ secret: 'whsec_old', previous_secret: null, integrator_key_id: null }]);
  await execute(`insert into webhook_endpoint (id, url, secret, events, active, created_at)
    values ('${sealed}', 'https://crm.no', '${'v1.'.padEnd(120, 'x')}', ${rest})`);
  await orm.migrator.down({ to: '0130-integrator-keys' });
  const active = await execute('select id, active from webhook_endpoint order by active');
  expect(active).toEqual([
    { id: sealed, active: false },
    { id: old, active: true },
  ]);
  await orm.migrator.up();
});
