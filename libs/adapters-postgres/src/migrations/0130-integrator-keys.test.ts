import { randomUUID } from 'node:crypto';
import { sampleLead } from '@boligstyling/application/testing';
import { sampleKey } from '@boligstyling/domain/testing';
import { expect, it } from '@jest/globals';
import { PostgresIntegratorKeys } from '../integrators/postgres-integrator-keys.js';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

it('leaves the leads of the last release to nobody, and those that keys sent when it is taken back', async () => {
  const { orm, execute } = database();
  const leads = new PostgresLeadRepository(orm);
  const sentBy = () => execute('select integrator_key_id from lead order by received_at');
  const [old, sent] = [sampleLead(), sampleLead({ receivedAt: new Date() })];
  await leads.receive(old, []);
  await orm.migrator.down({ to: '0124-rulings-after-erasure' });
  await orm.migrator.up();
  expect(await sentBy()).toEqual([{ integrator_key_id: null }]);

  const key = sampleKey({ id: randomUUID() });
  await new PostgresIntegratorKeys(orm).add(key);
  await leads.receive(sent, [], undefined, [], undefined, key.id);
  expect(await sentBy()).toEqual([{ integrator_key_id: null }, { integrator_key_id: key.id }]);
  await orm.migrator.down({ to: '0124-rulings-after-erasure' });
  expect(await execute('select id from lead')).toHaveLength(2);
  await orm.migrator.up();
});
