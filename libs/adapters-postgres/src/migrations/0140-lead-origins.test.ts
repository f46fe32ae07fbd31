import { expect, it } from '@jest/globals';
import { sampleLead } from '@boligstyling/application/testing';
import { PostgresLeadDirectory } from '../leads/postgres-lead-directory.js';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertLead } from '../testing/rows.js';

const AS_LAST_RELEASED = insertLead({
  ...{ id: '?', address: "'Nygårdsgaten 5, 5015 Bergen'", styling_needs: "'Stue'" },
  ...{ message: "'Ring etter kl. 16.'", source: "'articles_page'" },
  ...{ municipality_number: "'4601'", contact_by_email: 'false' },
});
const BEFORE = { to: '0124-rulings-after-erasure' };

const database = ownDatabase();

it('leaves leads as they were, of unknown origin, before it and from replicas that wait for their turn', async () => {
  const { orm, execute } = database();
  const [before, meanwhile] = [crypto.randomUUID(), crypto.randomUUID()];
  await orm.migrator.down(BEFORE);
  await execute(AS_LAST_RELEASED, [before]);
  await orm.migrator.up();
  await execute(AS_LAST_RELEASED, [meanwhile]);

  const known = { stylingNeeds: 'Stue', source: 'articles_page', additionalInfo: null };
  for (const id of [before, meanwhile]) {
    expect(await new PostgresLeadRepository(orm).findById(id)).toEqual({
      ...sampleLead({ id, ...known, municipality: null, municipalityFoundBy: null }),
      receivedAt: expect.any(Date),
    });
  }
  const directory = new PostgresLeadDirectory(orm);
  expect(await directory.count({ source: 'articles_page' })).toEqual({ total: 2, isExact: true });

  await orm.migrator.down(BEFORE);
  const rows = await execute('select source from lead');
  expect(rows).toEqual([{ source: 'articles_page' }, { source: 'articles_page' }]);
});
