import { sampleLead } from '@boligstyling/application/testing';
import { expect, it } from '@jest/globals';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { ownDatabase } from '../testing/own-database.js';

const INDEX = `
  select indisvalid as valid, reltuples::int as leads
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relname = 'lead_waiting_index'`;

const database = ownDatabase();

it('has the leads of before that wait where it is known, and takes the place of a broken-off one', async () => {
  const { orm, execute } = database();
  const leads = new PostgresLeadRepository(orm);
  await orm.migrator.down({ to: '0191-vat-of-sales-before' });
  expect(await execute(INDEX)).toEqual([]);
  for (const municipality of ['4601', '4601', '0301', null]) {
    await leads.receive(sampleLead({ municipality, location: 'Vet ikke' }), []);
  }
  await leads.receive(sampleLead({ suspicion: 'filled-in-too-fast' }), []);
  await execute('create index lead_waiting_index on lead (municipality)');
  await orm.migrator.up();
  expect(await execute(INDEX)).toEqual([{ valid: true, leads: 3 }]);
});
