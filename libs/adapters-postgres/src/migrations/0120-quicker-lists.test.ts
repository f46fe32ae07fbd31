import { sampleLead } from '@boligstyling/application/testing';
import { expect, it } from '@jest/globals';
import { migrate } from '../core/migrate/migrate.js';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { PostgresPartnerRepository } from '../partners/postgres-partner-repository.js';
import { PostgresWorkQueue } from '../overview/postgres-work-queue.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

it('counts leads of the last release as before, whether their place is known or not', async () => {
  const { orm, url, execute } = database();
  const leads = new PostgresLeadRepository(orm);
  const bergen = { location: 'Bergen', municipality: '4601' };
  const first = sampleLead(bergen);
  await leads.receive(first, []);
  await leads.receive(sampleLead(bergen), []);
  await leads.receive(sampleLead({ location: 'Langtvekkistan', municipality: null }), []);
  await leads.receive(sampleLead({ ...bergen, customerName: 'Den samme' }), []);
  await execute("update lead set match_until = now() + interval '1 day'");
  await execute(
    `update lead set joined_to = '${first.id}', merge_kind = 'presumed'
      where customer_name = 'Den samme'`,
  );
  await orm.migrator.down({ to: '0120-quicker-lists' });
  await migrate(url);

  const shares = await new PostgresWorkQueue(orm).look(new Date(), 5);
  const counts = shares.filter(({ count }) => count > 0).map(({ kind, count }) => [kind, count]);
  expect(counts).toEqual([
    ['nobody-found', 2],
    ['unknown-place', 1],
  ]);
  const demand = await new PostgresPartnerRepository(orm).demandSince(new Date(0));
  const found = demand.map(({ city, leads: received, waiting }) => [city, received, waiting]);
  expect(found.sort()).toEqual([
    ['Bergen', 2, 2],
    ['Langtvekkistan', 1, 1],
  ]);
});
