import { expect, it } from '@jest/globals';
import { sampleLead } from '@boligstyling/application/testing';
import { PostgresLeadDirectory } from '../postgres-lead-directory.js';
import { PostgresLeadRepository } from '../postgres-lead-repository.js';
import { ownDatabase } from '../testing/own-database.js';

const AS_LAST_RELEASED = `
  insert into lead (id, received_at, status, customer_name, customer_email, customer_phone,
    service_type, location, address, styling_needs, rooms, property_size, timeframe, property_type,
    preferred_style, message, sell_property, accept_styling_only, additional_info, source,
    municipality_number, contact_by_email)
  values (?, now(), 'new', 'Kari Nordmann', 'kari@nordmann.no', '40000000', 'Fullstyling', 'Bergen',
    'Nygårdsgaten 5, 5015 Bergen', 'Stue', '3 rom', '74 kvm', 'Innen 1 måned', 'Leilighet', '',
    'Ring etter kl. 16.', 'yes', 'yes', null, 'articles_page', '4601', false)`;
const BEFORE = { to: '0124-rulings-after-erasure' };

const database = ownDatabase();

it('leaves leads as they were, of unknown origin, before it and from replicas that wait for their turn', async () => {
  const { orm } = database();
  const [before, meanwhile] = [crypto.randomUUID(), crypto.randomUUID()];
  await orm.migrator.down(BEFORE);
  await orm.em.getConnection().execute(AS_LAST_RELEASED, [before]);
  await orm.migrator.up();
  await orm.em.getConnection().execute(AS_LAST_RELEASED, [meanwhile]);

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
  const rows = await orm.em.getConnection().execute('select source from lead');
  expect(rows).toEqual([{ source: 'articles_page' }, { source: 'articles_page' }]);
});
