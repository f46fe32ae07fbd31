import { expect, it } from '@jest/globals';
import { sampleLead } from '@boligstyling/application/testing';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertLead } from '../testing/rows.js';

const AS_LAST_RELEASED = insertLead({
  ...{ id: '?', address: "'Nygårdsgaten 5, 5015 Bergen'", styling_needs: "'Stue'" },
  ...{ message: "'Ring etter kl. 16.'", source: "'articles_page'" },
  additional_info: "'Skal selge eiendommen: Ja'",
});

const database = ownDatabase();

it('leaves leads as they were, with no number, before it and from replicas that wait for their turn', async () => {
  const { orm, execute } = database();
  const [before, meanwhile] = [crypto.randomUUID(), crypto.randomUUID()];
  await orm.migrator.down({ to: '0080-first-emails' });
  await execute(AS_LAST_RELEASED, [before]);
  await orm.migrator.up();
  await execute(AS_LAST_RELEASED, [meanwhile]);

  const leads = new PostgresLeadRepository(orm);
  for (const id of [before, meanwhile]) {
    expect(await leads.findById(id)).toEqual({
      ...sampleLead({ id, stylingNeeds: 'Stue', source: 'articles_page' }),
      municipalityNumber: '',
      municipality: null,
      municipalityFoundBy: null,
      receivedAt: expect.any(Date),
    });
  }

  await orm.migrator.down({ to: '0080-first-emails' });
  const rows = await execute('select message, source from lead');
  expect(rows).toEqual(
    [before, meanwhile].map(() => ({ message: 'Ring etter kl. 16.', source: 'articles_page' })),
  );
});
