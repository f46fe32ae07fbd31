import { sampleLead } from '@boligstyling/application/testing';
import { expect, it } from '@jest/globals';
import { PostgresLeadDirectory } from '../leads/postgres-lead-directory.js';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { ownDatabase } from '../testing/own-database.js';

const INDEX = `
  select indisvalid as valid, reltuples::int as leads
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relname = 'lead_municipality_index'`;

const database = ownDatabase();

it('has the leads of before whose municipality is known, and takes the place of a broken-off one', async () => {
  const { orm, execute } = database();
  const leads = new PostgresLeadRepository(orm);
  await orm.migrator.down({ to: '0185-addresses-given-up' });
  expect(await execute(INDEX)).toEqual([]);
  for (const municipality of ['4601', '4601', '0301', null]) {
    await leads.receive(sampleLead({ municipality, location: 'Vet ikke' }), []);
  }
  await execute('create index lead_municipality_index on lead (municipality)');
  await orm.migrator.up();
  expect(await execute(INDEX)).toEqual([{ valid: true, leads: 3 }]);
  const directory = new PostgresLeadDirectory(orm);
  expect(await directory.count({ municipality: '4601' })).toEqual({ total: 2, isExact: true });
});
