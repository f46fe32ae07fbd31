import { expect, it } from '@jest/globals';
import { sampleLead } from '@boligstyling/application/testing';
import { PostgresLeadRepository } from '../postgres-lead-repository.js';
import { ownDatabase } from '../testing/own-database.js';

const AS_LAST_RELEASED = `
  insert into lead (id, received_at, status, customer_name, customer_email, customer_phone,
    service_type, location, address, styling_needs, rooms, property_size, timeframe, property_type,
    preferred_style, message, sell_property, accept_styling_only, additional_info, source)
  values (?, now(), 'new', 'Kari Nordmann', 'kari@nordmann.no', '40000000', 'Fullstyling', 'Bergen',
    'Nygårdsgaten 5, 5015 Bergen', 'Stue', '3 rom', '74 kvm', 'Innen 1 måned', 'Leilighet', '',
    'Ring etter kl. 16.', 'yes', 'yes', 'Skal selge eiendommen: Ja', 'articles_page')`;

const database = ownDatabase();

it('leaves leads as they were, with no number, before it and from replicas that wait for their turn', async () => {
  const { orm } = database();
  const [before, meanwhile] = [crypto.randomUUID(), crypto.randomUUID()];
  await orm.migrator.down({ to: '0080-first-emails' });
  await orm.em.getConnection().execute(AS_LAST_RELEASED, [before]);
  await orm.migrator.up();
  await orm.em.getConnection().execute(AS_LAST_RELEASED, [meanwhile]);

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
  const rows = await orm.em.getConnection().execute('select message, source from lead');
  expect(rows).toEqual(
    [before, meanwhile].map(() => ({ message: 'Ring etter kl. 16.', source: 'articles_page' })),
  );
});
